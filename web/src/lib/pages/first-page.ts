/** Whether the page on show is that of the document, which was hydrated; those that follow are rendered by the browser. */
export const firstPage = { isShown: true };
