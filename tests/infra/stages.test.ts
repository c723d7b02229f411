import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aFolder } from '../../infra/local/testing/a-folder.ts';
import { composeSite, siteApp } from '../../infra/site.ts';
import { readSiteDefinition } from '../../infra/site-definition.ts';
import { stageNamed } from '../../infra/stage.ts';
import type { StageSettings } from '../../infra/stage-settings.ts';
import { stages } from '../../infra/stages.ts';
import { ourSite } from './sites.ts';
import { Stacks } from './stacks.ts';
import { readTemplates } from './templates.ts';
import { universals } from './universals/index.ts';

/** Says all that a stage may say. */
const everySetting: Required<StageSettings> = {
  hosts: ['www.example.org', 'example.org'],
  alarmAddresses: ['first@example.org', 'second@example.org'],
  hsts: 'preload',
  paymentGateway: 'alipay',
  hasMailDomains: true,
  costMonitor: 'arn:aws:ce::111122223333:anomalymonitor/0b5f3d4e-3b1c-4a58-9d8e-2f6f0c1a7b9d',
};

const folder = aFolder(afterAll);
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/c1';
const settings: readonly (readonly [string, StageSettings])[] = [
  ...Object.entries(stages),
  ['plain', {}],
  ['full', everySetting],
];

/** What a stage would be deployed with. @throws where its review finds something */
function templatesOf(name: string, said: StageSettings) {
  const assembly = path.join(folder, name);
  const app = siteApp({ outdir: assembly });
  composeSite(app, stageNamed(name, { certificateArn }, said), readSiteDefinition());
  app.synth();
  return new Stacks(readTemplates(assembly), { ...ourSite, assembly });
}

/** A stage decides itself how long browsers keep to HTTPS. */
const ofAnyStage = universals.filter(([sentence]) => !sentence.startsWith('browsers keep to HTTPS'));

test.each(settings)('the stage %s passes the review, and all that holds for every site', (name, said) => {
  const stacks = templatesOf(name, said);
  expect(ofAnyStage.flatMap(([, { violations }]) => violations(stacks))).toEqual([]);
});
