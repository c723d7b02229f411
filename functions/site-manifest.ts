import { contract } from '../shared/contract/registry.ts';
import type { Manifest } from '../shared/manifest/manifest.ts';
import { mails, secrets, tables } from './domains.ts';
import { manifestOf } from './manifest.ts';
import { consumers, figures, metrics, schedules, sheets } from './registry.ts';

export const siteManifest: Manifest = manifestOf({
  contract,
  consumers,
  schedules,
  sheets,
  figures,
  metrics,
  tables,
  secrets,
  mails,
});
