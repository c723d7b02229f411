import type { TestProject } from 'vitest/node';
import * as z from 'zod/mini';
import { startTestSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteState: string;
  }
}

const Usage = z.object({ unused: z.array(z.string()) });

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

/** Whether all of a project's files ran, and not only those that somebody chose. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  return (
    project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name).length ===
    testFiles.length
  );
}

/** The API tests call every endpoint. @throws Error naming the grants that they did not use: each is untested, or too much */
async function checkGrants(siteUrl: string): Promise<void> {
  const { unused } = Usage.parse(await (await fetch(`${siteUrl}/__local/iam.json`)).json());
  if (unused.length > 0) throw new Error(`Grants that nothing used:\n  ${unused.join('\n  ')}`);
}
