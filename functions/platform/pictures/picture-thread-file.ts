/** Where the thread's program is; in a bundle the build says so (`bundle-files.ts`). */
export const pictureThreadFile = './functions/platform/pictures/picture-thread.ts';
