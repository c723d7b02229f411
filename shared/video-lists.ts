/**
 * Lists of tutorial films by name, with the value that selects each: the tab `tabid` of `/videos` (product-rules.md#videos), and the
 * `number` in its file of content.
 */
export const videoLists = { p1: 1, s1: 2, s2: 3, s3: 4 } as const;

export type VideoListName = keyof typeof videoLists;

export const videoListNames = Object.keys(videoLists) as VideoListName[]; // Object.keys loses the literal keys

/** Puts the films of all lists, in their order, into the list of each. */
export function inLists<Video extends { readonly list: VideoListName }>(videos: readonly Video[]) {
  const of = (name: VideoListName) => videos.filter(({ list }) => list === name);
  return { p1: of('p1'), s1: of('s1'), s2: of('s2'), s3: of('s3') } satisfies Record<VideoListName, Video[]>;
}
