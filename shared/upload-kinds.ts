/**
 * What files are uploaded for (product-rules.md#upload-protocol): the photo of an exam's form, a member's picture, what else members send, and what
 * shows what feedback speaks of.
 */
export const uploadKinds = ['headimg', 'userimg', 'media', 'feedback'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** The kinds of files that are taken, by the ending of their names. */
export const uploadTypes = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' } as const;
export type UploadType = (typeof uploadTypes)[keyof typeof uploadTypes];

/** The endings of file names, as keys carry them. */
export const uploadEndings = ['jpg', 'jpeg', 'png'] as const satisfies readonly (keyof typeof uploadTypes)[];
export type UploadEnding = (typeof uploadEndings)[number];

/** Bytes that a file has at least, and at most: it is below 2 MiB (product-rules.md#exam-form). */
export const uploadBytes = { least: 1, most: 2 * 1024 * 1024 - 1 } as const;

/** For how long a signature lets its holder send the file, in seconds. */
export const signatureSeconds = 10 * 60;

/** Further endings under which JPEGs are stored: as browsers and mail programs on Windows call them. */
const jpegEndings = ['jpe', 'jfif', 'pjpeg', 'pjp'];

/**
 * The ending that a file gets by its name, which proves nothing: what it is, its inspection finds out.
 * @returns undefined where the name is that of something else than a JPEG or PNG
 */
export function endingOf(name: string): UploadEnding | undefined {
  const ending = /\.([a-z][a-z0-9]{0,7})$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (ending === undefined || jpegEndings.includes(ending)) return 'jpg';
  return uploadEndings.find((each) => each === ending);
}

/** What is said of a file that is refused when it is chosen (product-rules.md#exam-form). */
export const uploadMessages = {
  type: 'Uploading photos can only be JPG, PNG format!',
  size: 'The size of the uploaded photo cannot exceed 2MB!',
  failed: 'Upload failed. Please upload again',
} as const;

/** Why an inspection refuses a file; `other-type` in events of before, when a file had to be what its name said. */
export const refusalReasons = ['not-a-picture', 'other-type', 'too-large', 'too-many-pixels', 'unreadable'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What is said of a file that is refused once it is looked at (product-rules.md#inspection). */
export const refusalMessages: Readonly<Record<RefusalReason, string>> = {
  'not-a-picture': uploadMessages.type,
  'other-type': uploadMessages.type,
  'too-large': uploadMessages.size,
  'too-many-pixels': 'The photo has more than 40 megapixels. Please choose a smaller one',
  unreadable: 'The photo cannot be read. Please choose another one',
};
