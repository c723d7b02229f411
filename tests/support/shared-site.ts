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
    if (project.name === 'api') await reportUnusedGrants(site.url);
    await site.stop();
  };
}

/** The API tests call every endpoint. A grant that they do not need is either untested or too much: the reader decides. */
async function reportUnusedGrants(siteUrl: string): Promise<void> {
  const { unused } = Usage.parse(await (await fetch(`${siteUrl}/__local/iam.json`)).json());
  console.log(unused.length === 0 ? 'Every grant was used' : `Unused grants\n  ${unused.join('\n  ')}`);
}
