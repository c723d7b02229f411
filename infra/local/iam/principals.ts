import { createHmac } from 'node:crypto';
import type { Keyring, Principal } from '../core/authorization.ts';
import type { Credentials } from '../core/http/signature-v4.ts';

/** @param seed secret of this state directory: keys differ between machines, and stay from run to run. */
export function createKeyring(seed: string, accountId: string): Keyring {
  const secrets = new Map<string, string>();
  const holders = new Map<string, Principal>();
  const derive = (purpose: string) => createHmac('sha256', seed).update(purpose).digest();

  function issue(principal: Principal): Credentials {
    const subject = `${principal.id} ${principal.context['aws:SourceArn'] ?? ''}`;
    const accessKeyId = `AKIA${derive(`id of ${subject}`).toString('hex').slice(0, 16).toUpperCase()}`;
    const secretAccessKey = derive(`secret of ${subject}`).toString('base64').slice(0, 40);
    secrets.set(accessKeyId, secretAccessKey);
    holders.set(accessKeyId, principal);
    return { accessKeyId, secretAccessKey };
  }

  const operator = issue({ id: `arn:aws:iam::${accountId}:user/operator`, context: {}, mayDoAll: true });
  return { issue, secrets, holder: (accessKeyId) => holders.get(accessKeyId), operator };
}
