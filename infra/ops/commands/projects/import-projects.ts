import { importProjects as importing, listMemberProjects } from '../../../../shared/contract/accounts/members.ts';
import { projectChanges } from '../../../../shared/project-changes.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { withProgress } from '../../../terminal/progress.ts';
import type { Action } from './action.ts';
import { projectsWord } from './projects-word.ts';
import { readProjects } from './read-projects.ts';

/** Imports the projects of a file, or says what that would come to. */
export const importProjects: Action = {
  takesFile: true,
  takes: ['yes', 'dry-run'],
  async run({ operate }, asked, { file, yes, json, 'dry-run': isDryRun }, output) {
    if (yes && isDryRun) throw new CommandError('Give --yes or --dry-run, not both');
    const list = await readProjects(file);
    const compare = async () => {
      const kept = await operate('listMemberProjects', listMemberProjects, asked);
      const { added, changed, unchanged } = projectChanges(kept.list, list);
      return { uid: kept.uid, added, changed, unchanged };
    };
    const write = () =>
      withProgress(output.progress, async ({ onProgress }) => {
        // One request writes all or none of them, so there is nothing in between.
        onProgress('projects', 0, list.length);
        const written = await operate('importProjects', importing, { ...asked, list });
        onProgress('projects', list.length, list.length);
        return written;
      });
    const outcome = yes ? await write() : await compare();
    const { uid, added, changed, unchanged } = outcome;
    const words = `${projectsWord(list.length)} of ${uid}: ${added} new, ${changed} changed, ${unchanged} unchanged.\n`;
    output.out(json ? asJson(outcome) : words);
    if (!yes) output.error(isDryRun ? 'Nothing was imported.\n' : 'Nothing was imported: add --yes.\n');
    return yes || isDryRun ? 0 : 1;
  },
};
