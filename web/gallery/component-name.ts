/** The name of a component in the gallery and in its pictures, by the file of its states: its group, and its own. */
export function componentName(file: string): string {
  const [, group, component] = /src\/[\w-]+\/([\w-]+)\/(?:.+\/)?([\w-]+)\.states\.tsx$/.exec(file) ?? [];
  if (!group || !component) throw new Error(`${file} is in no group of components`);
  return `${group}/${component}`;
}
