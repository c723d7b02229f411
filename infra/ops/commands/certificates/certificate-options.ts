import type { CertificateFacts } from '../../../../shared/contract/certification-schemas.ts';
import { textTable } from '../../../terminal/text-table.ts';
import type { Action } from '../../command-with-actions.ts';

export const certificateOptions = {
  state: { type: 'string' },
  reason: { type: 'string' },
  period: { type: 'string' },
  months: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'with-marks': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

export type CertificateAction = Action<typeof certificateOptions>;

/** One certificate in words. */
export function certificateText(facts: CertificateFacts): string {
  const rows = [
    ['State', facts.state],
    ['Name', facts.name],
    ['Company', facts.company],
    ['Awarded on', facts.award_date],
    ['Last day', facts.end_date],
    ['Origin', facts.origin],
    ['Revoked on', facts.revoked_on],
    ['Reason', facts.reason],
    ['Number', facts.cert_num],
  ].filter(([, value]) => value !== '');
  return `${textTable(['', ''], rows).trimStart()}\n`;
}

export const certificatesWord = (count: number) => `${count} ${count === 1 ? 'certificate' : 'certificates'}`;
