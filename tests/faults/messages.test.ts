import { expect, test } from 'vitest';
import { listMessages } from '../../shared/contract/community/messages.ts';
import { aMember, ask } from '../support/people/members.ts';
import { mailsOfAnswers, replyTo, writeTo } from '../support/people/messages.ts';
import { eventually } from '../support/runs/eventually.ts';
import { settled } from '../support/site/settled.ts';
import { shownFigure } from '../support/telling/figures.ts';
import { patience, startContendedSite } from './contended-site.ts';

test('an answer that nobody reads is mailed when five minutes of its queue are over, and one that is read is not', {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite();
  onTestFinished(() => site.stop());
  const [reader, waiter] = [await aMember(site.url), await aMember(site.url)];
  for (const member of [reader, waiter]) {
    await writeTo(site, member, 'My dongle has no cap');
    await replyTo(site.stateDirectory, member, 'One is on its way');
  }
  await ask(site.url, listMessages, reader.proof);
  const mails = await eventually(
    () => mailsOfAnswers(site.url, waiter),
    (found) => found.length > 0,
  );
  expect(mails[0]?.text).not.toContain('on its way');
  expect(await settled(site)).toBe(0);
  expect(await mailsOfAnswers(site.url, waiter)).toHaveLength(1);
  expect(await mailsOfAnswers(site.url, reader)).toEqual([]);
  const figure = (label: string) => shownFigure(site.stateDirectory, 'showCommunityFigures', label);
  expect(await figure('Messages with customer service')).toBe(4);
  expect(await figure('Time until customer service answered')).toBe(2);
});
