/** How many courses a page of their list has (product-rules.md#page-sizes). */
export const coursesPerPage = 8;
