import { writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { siteDefinition, withOutboxes } from '../../infra/site-definition.ts';
import { grantsNotUsed, Usage } from './grants-used.ts';
import { startTestSite } from './site.ts';
import { testShare } from './test-share.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteState: string;
  }
}

/** One local site for all files of a project; tests ask for it with `inject('siteUrl')`. */
export default async function setup(project: TestProject) {
  const site = await startTestSite();
  project.provide('siteUrl', site.url);
  project.provide('siteState', site.stateDirectory);
  return async () => {
    try {
      if (project.name === 'api' && (await isWhole(project))) await checkGrants(site.url);
    } finally {
      await site.stop();
    }
  };
}

/** Whether all of a project's tests ran, and not only those that somebody chose, or chance did. */
async function isWhole(project: TestProject): Promise<boolean> {
  if (testShare < 1) return false;
  const { testFiles } = await project.globTestFiles();
  return (
    project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name).length ===
    testFiles.length
  );
}

/**
 * The API tests call every endpoint. Whoever starts them may name a file, in which this says the grants that they did not use, to
 * count them as failures (`tests/run.ts`).
 * @throws Error with these grants
 */
async function checkGrants(siteUrl: string): Promise<void> {
  const usage = Usage.parse(await (await fetch(`${siteUrl}/__local/iam.json`)).json());
  const unused = grantsNotUsed(usage, withOutboxes(siteDefinition));
  if (unused.length === 0) return;
  if (process.env.UNUSED_GRANTS) writeFileSync(process.env.UNUSED_GRANTS, unused.join('\n'));
  throw new Error(`Grants that nothing used:\n  ${unused.join('\n  ')}`);
}
