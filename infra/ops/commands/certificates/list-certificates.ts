import { listCertificates as listing } from '../../../../shared/contract/certification/certificate-desk.ts';
import {
  type CertificateFacts,
  type CertificateState,
  certificateStates,
} from '../../../../shared/contract/certification-schemas.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { allPages } from '../../all-pages.ts';
import { type CertificateAction, certificatesWord } from './certificate-options.ts';

/** Lists all certificates, or those in a state, the newest first. */
export const listCertificates: CertificateAction = {
  takes: ['state'],
  async run({ operate }, { state, json }, output) {
    const wanted = state === undefined ? {} : { state: readState(state) };
    const listed = await allPages((cursor) => operate('listCertificates', listing, { ...wanted, cursor }));
    output.out(json ? asJson(listed) : listText(listed));
    return 0;
  },
};

function readState(given: string): CertificateState {
  const state = certificateStates.find((each) => each === given);
  if (!state) throw new CommandError(`There is no state "${given}". There is: ${certificateStates.join(', ')}`);
  return state;
}

function listText(listed: readonly CertificateFacts[]): string {
  const rows = listed.map(({ award_date, end_date, state, name, company, cert_num }) => [
    award_date,
    end_date,
    state,
    cert_num,
    name,
    company,
  ]);
  const heads = ['Awarded', 'Last day', 'State', 'Number', 'Name', 'Company'];
  const table = rows.length === 0 ? '' : `${textTable(heads, rows)}\n\n`;
  return `${table}${certificatesWord(listed.length)}\n`;
}
