import type { FileReport } from '../../core/counterpart.ts';
import { definitions, type Html, html, tableSection } from '../../core/html.ts';
import type { BehaviourStore } from '../../core/state/behaviours.ts';
import type { MailBehaviour } from './behaviours.ts';
import { readMessage } from './message.ts';
import type { MailStore, SentMail } from './store.ts';

const styles = `
.mail-frame { width: 100%; height: 54rem; border: 0; border-radius: .35rem; display: block; background: #fff; }
.mail-frame.dark { background: #000; }
.mail-text { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .85rem/1.5 ui-monospace, monospace; }
.mail-source { max-height: 40rem; overflow: auto; } details summary { cursor: pointer; font-weight: 600; }
.mail-subject { white-space: normal; overflow-wrap: anywhere; }
`;

type Behaviours = ReturnType<BehaviourStore<MailBehaviour>['all']>;

/** All mails, or the one that `id` names. */
export function mailPage(mails: MailStore, behaviours: Behaviours, id: string | null) {
  if (id === null) return { title: 'Mail', content: listPage(mails.all(), behaviours) };
  const mail = mails.find(id);
  if (!mail) return { title: 'Mail', content: html`<p class="quiet">There is no mail ${id}.</p>` };
  return { title: mail.subject || '(no subject)', content: onePage(mail) };
}

/** A file that came with a mail, by its place among the mail's; undefined for one that is not there. */
export async function mailFile(
  mails: MailStore,
  id: string | null,
  place: string | null,
): Promise<FileReport | undefined> {
  const mail = id === null ? undefined : mails.find(id);
  return mail && (await readMessage(mail.raw, mail.to.split(', '))).attachments[Number(place ?? 'none')];
}

function listPage(mails: readonly SentMail[], behaviours: Behaviours): Html {
  const rows = mails.map(({ id, sentAt, to, subject, outcomes }) => [
    timeOf(sentAt),
    to,
    html`<a href="/__local/mail?id=${id}">${subject || '(no subject)'}</a>`,
    outcomes.join(', '),
  ]);
  const told = behaviours.map((each) => [
    each.address,
    each.does === 'delay' ? `delay ${each.seconds} s` : each.does,
    each.share,
    each.asked,
  ]);
  return html`${tableSection('Sent, newest first', ['Sent (UTC)', 'To', 'Subject', 'Then'], rows, 'No mail has been sent yet.')}
${tableSection('Behaviours by address', ['Address', 'Does', 'Share', 'Mails'], told, 'Every mail is accepted and arrives.')}
<p class="quiet">To change them, POST a list to /__local/mail-behaviours.json: infra/local/README.md, "Mail".</p>`;
}

function onePage(mail: SentMail & { readonly raw: Buffer }): Html {
  const head = Object.entries({
    From: mail.headers.from ?? mail.from,
    To: mail.to,
    'Reply-To': mail.headers['reply-to'] ?? '',
    'Sent (UTC)': timeOf(mail.sentAt),
    Tags: Object.entries(mail.tags)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    Then: mail.outcomes.join(', '),
  }).filter(([, value]) => value !== '');
  return html`<style>${{ html: styles }}</style>
<p><a href="/__local/mail">All mails</a></p>
${definitions(head)}
${attachmentLinks(mail)}
<h2>HTML</h2><div class="grid">${(['light', 'dark'] as const).map((scheme) => frame(mail.html, scheme))}</div>
<h2>Text</h2><figure><pre class="mail-text">${mail.text}</pre></figure>
<h2>Source</h2><details><summary>As it was handed over</summary><figure class="mail-source"><pre class="mail-text">${mail.raw.toString()}</pre></figure></details>`;
}

function attachmentLinks({ id, attachments }: SentMail): Html {
  const rows = attachments.map(({ name, type, size }, place) => [
    html`<a href="/__local/mail/attachment?id=${id}&place=${String(place)}" download="${name}">${name || '(no name)'}</a>`,
    type,
    `${size} bytes`,
  ]);
  return rows.length === 0 ? html`` : tableSection('Attachments', ['File', 'Type', 'Size'], rows, '');
}

/**
 * The mail as a reader with a light or a dark setting sees it. A frame takes its setting from the browser, so the mail's own media
 * queries are decided here. Nothing in it runs, and nothing leaves the frame.
 */
function frame(mail: string, scheme: 'light' | 'dark'): Html {
  const decided = mail.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)',
  );
  const shown = `${decided}<style>:root { color-scheme: ${scheme} !important; }</style>`;
  return html`<figure><figcaption>${scheme === 'light' ? 'Light' : 'Dark'}</figcaption>
<iframe class="mail-frame ${scheme}" title="The mail, ${scheme}" sandbox srcdoc="${shown}"></iframe></figure>`;
}

function timeOf(sentAt: string): string {
  return sentAt.replace('T', ' ').replace(/\.\d{3}Z$/, '');
}
