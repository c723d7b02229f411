import { environmentName } from '../../../shared/manifest/environment-names.ts';
import { siteOrigin } from '../../../shared/site-host.ts';
import { requiredEnvironment } from '../environment.ts';

/** The stage's own origin, to which links of its mails lead. A consumer has no request whose edge would say it. */
export function stageOrigin(): string {
  return siteOrigin(requiredEnvironment(environmentName.siteHost));
}

/** Whether a mail may lead to an address: on `https:`, or on the stage's own origin, which is plain HTTP on a laptop. */
export function isSafeAddress(address: string): boolean {
  return (
    address.startsWith('https://') || (address.startsWith('http:') && URL.parse(address)?.origin === stageOrigin())
  );
}
