import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { certificatePath } from '../../shared/certificate-address.ts';
import { certificatesCommand } from '../support/people/certificates.ts';
import { aVisitor } from './a-visitor.ts';
import { sideways, violations } from './every-page/content.ts';
import { filledButtons, smallTargets } from './every-page/controls.ts';
import { desk, type Look, lookAt, phone, wideScreen, wordsOf } from './every-page/looks.ts';

const state = inject('siteState');

/** The number of a certificate that somebody got on a day, until another. */
async function numberOf(name: string, awardedOn: string, endsOn: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-page-'));
  const file = path.join(folder, 'certificates.csv');
  await writeFile(file, `name,award_date,company,end_date\n${name},${awardedOn},Stage One,${endsOn}\n`);
  await certificatesCommand(state, 'import', file, '--yes');
  await rm(folder, { recursive: true });
  const all: { cert_num: string; name: string }[] = await certificatesCommand(state, 'list');
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`${name} has no certificate`);
  return found.cert_num;
}

const looks: readonly Look[] = [{ ...phone, scheme: 'light' }, desk, { ...phone, width: 320 }, wideScreen];
const checks = [violations, sideways, filledButtons, smallTargets];

/** A name that is long, and that nobody else in the site has. */
const aName = () => `Maximiliane Featherstonehaugh-Wolkenstein ${crypto.randomUUID().slice(0, 8)}`;

test.each([
  ['valid', 'Valid', '2026-10-16', '2099-10-16', 2],
  ['expired', 'Expired', '2020-10-16', '2022-10-16', 2],
  ['revoked', 'Revoked', '2026-10-16', '2099-10-16', 0],
] as const)(
  'the page of a certificate that is %s says so in the typeface of the site, and is whole in every width and scheme',
  async (kind, badge, awardedOn, endsOn, proofs) => {
    const name = aName();
    const num = await numberOf(name, awardedOn, endsOn);
    if (kind === 'revoked') await certificatesCommand(state, 'revoke', num, '--reason', 'A wrong exam', '--yes');
    const { page, problems, leave } = await aVisitor({ reducedMotion: 'reduce' });
    await page.goto(certificatePath(num));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByRole('main').getByText(badge, { exact: true }).count()).toBe(1);
    expect(await page.getByRole('link', { name: /as PDF|Digital credential/ }).count()).toBe(proofs);
    expect(
      await page.evaluate(async () => {
        await document.fonts.ready;
        const face = getComputedStyle(document.body).fontFamily.split(',')[0];
        return [face, document.fonts.check(`1em ${face}`)];
      }),
    ).toEqual(['Archivo', true]);

    const devtools = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const look of looks) {
      await lookAt(page, devtools, look);
      for (const check of checks) {
        if (check === smallTargets && !look.finger) continue;
        faults.push(...(await check(page)).map((fault) => `${wordsOf(look)}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  },
  120_000,
);
