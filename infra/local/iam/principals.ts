import { createHmac, randomUUID } from 'node:crypto';
import type { Keyring, Principal } from '../core/authorization.ts';
import type { Credentials } from '../core/http/signature-v4.ts';

/**
 * @param seed secret of this state directory: keys differ between machines, and stay from run to run.
 * @param run names the sessions of roles: what was signed in an earlier run is refused, as AWS does when a session is over
 */
export function createKeyring(seed: string, accountId: string, run: string = randomUUID()): Keyring {
  const secrets = new Map<string, string>();
  const holders = new Map<string, Principal>();
  const derive = (purpose: string) => createHmac('sha256', seed).update(purpose).digest();
  const tokenOf = (accessKeyId: string, session: string) =>
    `${session}.${derive(`session ${session} of ${accessKeyId}`).toString('base64')}`;
  const isTemporary = (accessKeyId: string) => accessKeyId.startsWith('ASIA');

  function issue(principal: Principal): Credentials {
    const subject = `${principal.id} ${principal.context['aws:SourceArn'] ?? ''}`;
    const kind = principal.id.includes(':role/') ? 'ASIA' : 'AKIA';
    const accessKeyId = `${kind}${derive(`id of ${subject}`).toString('hex').slice(0, 16).toUpperCase()}`;
    const secretAccessKey = derive(`secret of ${subject}`).toString('base64').slice(0, 40);
    secrets.set(accessKeyId, secretAccessKey);
    holders.set(accessKeyId, principal);
    const sessionToken = tokenOf(accessKeyId, run);
    return { accessKeyId, secretAccessKey, ...(isTemporary(accessKeyId) && { sessionToken }) };
  }

  function tokenFault(accessKeyId: string, token: string | undefined) {
    if (!isTemporary(accessKeyId)) return token === undefined ? undefined : 'InvalidToken';
    const [session = ''] = token?.split('.') ?? [];
    if (token !== tokenOf(accessKeyId, session)) return 'InvalidToken';
    return session === run ? undefined : 'ExpiredToken';
  }

  const operator = issue({ id: `arn:aws:iam::${accountId}:user/operator`, context: {}, mayDoAll: true });
  return { issue, secrets, holder: (accessKeyId) => holders.get(accessKeyId), tokenFault, operator };
}
