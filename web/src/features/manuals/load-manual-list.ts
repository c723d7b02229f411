import { attachmentName } from '../../../../shared/attachment-name.ts';
import { listManualDirectories, listManuals } from '../../../../shared/contract/content.ts';
import type { Manual, ManualDirectoryNode } from '../../../../shared/contract/manual-schemas.ts';
import { manualPages } from '../../../../shared/manual-lists.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';
import type { Call } from '../../lib/api/call.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

/** A directory in the tree. */
export interface DirectoryNode {
  readonly id: number;
  readonly name: string;
  readonly child: readonly DirectoryNode[];
}

/** A manual in the list, with the name of its picture as `cover`, and that under which its PDF is saved. */
export interface ListedManual extends Manual {
  readonly saved_as: string;
}

export interface ManualListData {
  /** All directories, or those that were searched for. */
  readonly directories: readonly DirectoryNode[];
  /** The one whose manuals are shown; null where none was found. */
  readonly directory: { readonly id: number; readonly name: string; readonly describe: string } | null;
  readonly manuals: readonly ListedManual[];
  /** How many manuals the directory holds, and which page of them is shown. */
  readonly count: number;
  readonly page: number;
  /** The name that was searched for; '' for none. */
  readonly name: string;
}

type Node = ManualDirectoryNode | { readonly id: number; readonly name: string; readonly describe: string };
type Branch = Node & { readonly child?: readonly Branch[] };

const bare = ({ id, name, child = [] }: Branch): DirectoryNode => ({ id, name, child: child.map(bare) });

function find(nodes: readonly Branch[], id: string): Branch | undefined {
  for (const node of nodes) {
    const found = String(node.id) === id ? node : find(node.child ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** A page of a directory's manuals; of one beyond the last, the last. */
async function pageOf(call: Call, dir_id: number, asked: number) {
  const first = await call(listManuals, { dir_id, pageindex: asked });
  const last = Math.max(1, Math.ceil(first.datacount / manualPages.size));
  const page = Math.min(asked, last);
  const { list } = page === asked ? first : await call(listManuals, { dir_id, pageindex: page });
  const manuals = list.map((manual) => ({
    ...manual,
    cover: pictureName(manual.cover),
    saved_as: attachmentName(manual.file_name, manual.file_path),
  }));
  return { manuals, count: first.datacount, page };
}

const title = 'Manuals';

export const page = definePage(routes.word, {
  /** @throws {NotFound} for a directory that there is not, unless one searches */
  load: async ({ call }, { dir_id, name = '', page: asked = '' }): Promise<ManualListData> => {
    const tree: readonly Branch[] = await call(listManualDirectories, name === '' ? {} : { name });
    // A search activates the first directory that it has found (product-rules.md#manuals).
    const active = find(tree, dir_id) ?? (name === '' ? undefined : tree[0]);
    if (!active && name === '') throw new NotFound(`There is no directory ${dir_id}`);
    const number = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
    const found = active ? await pageOf(call, active.id, number) : { manuals: [], count: 0, page: 1 };
    const directory = active ? { id: active.id, name: active.name, describe: active.describe } : null;
    return { directories: tree.map(bare), directory, ...found, name };
  },

  meta: ({ directory, manuals }, { dir_id }) => {
    const own = { name: title, address: href.manuals() };
    const isFirst = !directory || dir_id === routes.word.variant.preset;
    const days = manuals.map(({ update_date }) => update_date);
    return {
      title: isFirst ? title : `${title}: ${directory.name}`,
      description: directory?.describe ?? title,
      modified: days.toSorted().at(-1),
      structuredData: [
        breadcrumbs(isFirst ? [own] : [own, { name: directory.name, address: href.manuals(directory.id) }]),
      ],
    };
  },

  documents: async ({ call }) => {
    const idsOf = (nodes: readonly Branch[]): number[] => nodes.flatMap(({ id, child = [] }) => [id, ...idsOf(child)]);
    return idsOf(await call(listManualDirectories, {})).map((id) => ({ dir_id: String(id) }));
  },
});
