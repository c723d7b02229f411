import { contract } from '../shared/contract/registry.ts';
import type { Manifest } from '../shared/manifest/manifest.ts';
import { domainsIn } from './function-files.ts';
import { manifestOf } from './manifest.ts';

export const siteManifest: Manifest = manifestOf({ contract, ...(await domainsIn('functions')) });
