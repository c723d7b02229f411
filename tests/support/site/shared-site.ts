import type { TestProject } from 'vitest/node';
import { readManifest } from '../../../infra/manifest.ts';
import { brand } from '../../../shared/brand.ts';
import { reportGrants } from '../telling/grants-report.ts';
import { grantsNotUsed, grantsUsed, Usage } from '../telling/grants-used.ts';
import { linksIn, mailsSent } from '../telling/mails.ts';
import { startTestSite } from './site.ts';

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
      await checkMails(site.url);
      if (project.name === 'api') await checkGrants(site.url, await isWhole(project));
    } finally {
      await site.stop();
    }
  };
}

/** Whether all files of a project ran, and not only those that somebody chose. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  return (
    project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name).length ===
    testFiles.length
  );
}

/**
 * The API tests call every endpoint, so that what they did not use is too much, when all of them ran.
 * @throws Error with the grants that nothing used
 */
async function checkGrants(siteUrl: string, isWhole: boolean): Promise<void> {
  const usage = Usage.parse(await (await fetch(`${siteUrl}/__local/iam.json`)).json());
  const neverUsed = grantsNotUsed(usage, readManifest());
  reportGrants({ used: grantsUsed(usage), neverUsed, isWhole });
  if (isWhole && neverUsed.length > 0) throw new Error(`Grants that nothing used:\n  ${neverUsed.join('\n  ')}`);
}

/** @throws Error naming mails of the tests that lead to the maker's own address, and not to the site that sent them */
async function checkMails(siteUrl: string): Promise<void> {
  const astray = (await mailsSent(siteUrl)).filter((mail) =>
    linksIn(mail).some((link) => link.startsWith(brand.siteUrl)),
  );
  const subjects = new Set(astray.map(({ subject }) => subject));
  if (subjects.size > 0) throw new Error(`Mails that lead to ${brand.siteUrl}:\n  ${[...subjects].join('\n  ')}`);
}
