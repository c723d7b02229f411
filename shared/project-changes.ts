import type { Project } from './contract/account-schemas.ts';
import { Refusal } from './contract/refusal.ts';
import { projectList } from './project-list.ts';

interface ProjectChanges {
  /** All of them afterwards, the last saved first. */
  readonly list: readonly Project[];
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Times are ISO 8601 in UTC of one length, so that their texts have their order. */
function lastSavedFirst(one: Project, other: Project): number {
  if (one.update_time !== other.update_time) return one.update_time < other.update_time ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}

function isSame(one: Project, other: Project): boolean {
  return (
    one.name === other.name &&
    one.product_name === other.product_name &&
    one.version === other.version &&
    one.update_time === other.update_time
  );
}

/**
 * What an import comes to: a project is known by its id, one that is not imported stays (product-rules.md#projects).
 * @param imported each id once
 * @throws Refusal for more projects than a member may have
 */
export function projectChanges(kept: readonly Project[], imported: readonly Project[]): ProjectChanges {
  const before = new Map(kept.map((project) => [project.id, project]));
  const known = imported.filter(({ id }) => before.has(id));
  const unchanged = known.filter((project) => isSame(project, before.get(project.id) ?? project)).length;
  const after = new Map([...kept, ...imported].map((project) => [project.id, project]));
  if (after.size > projectList.most)
    throw new Refusal(`There is room for ${projectList.most} projects, and these would be ${after.size}`);
  return {
    list: [...after.values()].toSorted(lastSavedFirst),
    added: imported.length - known.length,
    changed: known.length - unchanged,
    unchanged,
  };
}
