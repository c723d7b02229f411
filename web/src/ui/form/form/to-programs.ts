/**
 * What a field takes, for programs that act for somebody (WebMCP): where no label says it, or more than one. Radio buttons are one field,
 * whose fieldset has it. React's types lack the attribute.
 */
export const toPrograms = (toolparamdescription: string) => ({ toolparamdescription });
