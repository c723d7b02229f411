import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/**
 * `node tests/mutations.ts [subject or fault …]`: twenty faults, one after the other planted in the source, built, and looked for by the tests that
 * guard it. Whoever moves tests runs it before and after, half an hour for all; words of a fault choose it. However it ends, unless it is
 * killed, the source is as it was; the build is the last mutation's, so what follows builds anew, as `npm test` does.
 */
interface Mutation {
  readonly subject: 'money' | 'codes' | 'sessions' | 'forms' | 'navigation';
  readonly fault: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
  /** For vitest: files, and a part of the names of those tests that see it. */
  readonly seenIn: string;
  readonly seenBy: string;
}

const mutations: readonly Mutation[] = [
  {
    subject: 'money',
    fault: 'A member pays an order of somebody else',
    file: 'functions/orders/orders/payable-order.ts',
    from: 'order?.uid !== uid',
    to: '!order',
    seenIn: 'tests/api/orders.test.ts',
    seenBy: 'an order of somebody else',
  },
  {
    subject: 'money',
    fault: 'An order of which a part was refunded is shipped',
    file: 'functions/orders/ship-order.ts',
    from: '      demandSettled(order);\n',
    to: '',
    seenIn: 'tests/api/orders.test.ts functions/orders/desk',
    seenBy: 'refunded in part',
  },
  {
    subject: 'money',
    fault: 'A double click orders twice',
    file: 'web/src/shared-features/orders/payment/use-payment.ts',
    from: 'if (busy.current) return;',
    to: '',
    seenIn: 'tests/browser/orders-journey.test.ts',
    seenBy: 'a double click',
  },
  {
    subject: 'money',
    fault: 'The form of a payment is sent to this site',
    file: 'web/src/shared-features/orders/payment/payment-form.ts',
    from: 'isPage && url.origin !== location.origin',
    to: 'isPage',
    seenIn: 'web/src/features/purchase/dongle-order/order-form.component.test.tsx',
    seenBy: 'leads nowhere but to the payment provider',
  },
  {
    subject: 'codes',
    fault: 'Codes that prove an address are asked for with any name',
    file: 'functions/accounts/codes/own-code.ts',
    from: 'if (name === email || name === telephone) return email;',
    to: 'if (name) return email;',
    seenIn: 'tests/api/codes.test.ts functions/accounts/codes',
    seenBy: 'login name of their own',
  },
  {
    subject: 'codes',
    fault: 'A network may guess as often as all together',
    file: 'functions/platform/codes/code-checker.ts',
    from: 'const mostOfNetwork = 5;',
    to: 'const mostOfNetwork = 50;',
    seenIn: 'tests/api/codes.test.ts functions/accounts/codes',
    seenBy: 'five',
  },
  {
    subject: 'codes',
    fault: 'The button for the next code does not wait',
    file: 'web/src/shared-features/accounts/mailed-code/use-sending-code.ts',
    from: 'noteWait(usualWait);',
    to: '',
    seenIn: 'tests/browser/sign-in.test.ts',
    seenBy: 'after a minute',
  },
  {
    subject: 'codes',
    fault: 'The button does not wait as long as the server says',
    file: 'web/src/shared-features/accounts/mailed-code/use-sending-code.ts',
    from: 'if (error instanceof RefusedForNow) noteWait(error.waitMs);',
    to: '',
    seenIn: 'web/src/features/sign-in/sign-in-dialog.component.test.tsx',
    seenBy: 'as long as it says',
  },
  {
    subject: 'sessions',
    fault: 'Signing out ends the session in the browser alone',
    file: 'functions/accounts/sign-out.ts',
    from: '  await ownedBy(member).sessions.delete(sessionSk(member.sessionId));\n',
    to: '  void [ownedBy, member, sessionSk];\n',
    seenIn: 'tests/api/accounts.test.ts',
    seenBy: 'when their member signs out',
  },
  {
    subject: 'sessions',
    fault: 'The link of the desktop client signs in again and again',
    file: 'functions/accounts/trade-login-token.ts',
    from: "        usedUp: { table: 'accounts', key, unused: 'present' },\n",
    to: '',
    seenIn: 'tests/api/accounts.test.ts functions/accounts/sign-in/centre-link.test.ts',
    seenBy: 'once',
  },
  {
    subject: 'sessions',
    fault: 'A tab does not hear that another one signs out',
    file: 'web/src/lib/session/browser-session.ts',
    from: "  addEventListener('storage', session.refresh);\n",
    to: '',
    seenIn: 'tests/browser/sign-in.test.ts',
    seenBy: 'in all tabs at once',
  },
  {
    subject: 'sessions',
    fault: 'Who signs in again in another tab is signed out by an answer to the proof of before',
    file: 'web/src/lib/api/api.ts',
    from: 'if (session.user()?.login_token !== user.login_token) return ask(entry, body, options, client);',
    to: '',
    seenIn: 'tests/browser/member-session.test.ts web/src/lib/api',
    seenBy: 'again',
  },
  {
    subject: 'forms',
    fault: 'What is typed while a form is being sent is lost',
    file: 'web/src/ui/form/form/take-form.ts',
    from: ' && written(valuesOf(form)) === written(entered)',
    to: '',
    seenIn: 'web/src/ui/form/form/form.component.test.tsx',
    seenBy: 'while a form is being sent',
  },
  {
    subject: 'forms',
    fault: 'The summary of a mistake does not take the focus',
    file: 'web/src/ui/form/form-answer/form-answer.tsx',
    from: "if (state.status === 'invalid') summary.current?.focus();",
    to: '',
    seenIn: 'web/src/shared-features/sales/contact-form.component.test.tsx',
    seenBy: 'by keyboard alone',
  },
  {
    subject: 'forms',
    fault: 'A form whose script could not be had is never sent',
    file: 'web/src/ui/form/form/use-late-form.ts',
    from: '      coming.current = undefined;\n      throw error;',
    to: '      throw error;',
    seenIn: 'tests/browser/contact-form.test.ts',
    seenBy: 'whose script cannot be had',
  },
  {
    subject: 'forms',
    fault: 'An edit form is lost without a question',
    file: 'web/src/ui/form/edit-form/use-editing.ts',
    from: 'takeBack.current ??= unsavedChanges.add(element, askToDiscard);',
    to: 'takeBack.current ??= () => {};',
    seenIn: 'web/src/ui/form/edit-form/edit-form.component.test.tsx',
    seenBy: 'closing the tab asks',
  },
  {
    subject: 'navigation',
    fault: 'Whoever signs in for a page does not get there',
    file: 'web/src/app/navigation/navigation.ts',
    from: 'return (await askToSignIn(target.address)) ? open(target) : page;',
    to: 'await askToSignIn(target.address);\n      return page;',
    seenIn: 'tests/browser/member-pages.test.ts',
    seenBy: 'and goes on',
  },
  {
    subject: 'navigation',
    fault: 'Escape leaves the menu open',
    file: 'web/src/app/shell/menu/use-closing-menus.ts',
    from: "const types = ['keydown', 'pointerdown', 'focusin', 'click'];",
    to: "const types = ['pointerdown', 'focusin', 'click'];",
    seenIn: 'tests/browser/shell.test.ts',
    seenBy: 'closes the menu',
  },
  {
    subject: 'navigation',
    fault: 'Whoever signs out on a page of members stays on it',
    file: 'web/src/app/navigation/navigation.ts',
    from: "if (page?.outcome.status === 'signed-out') return goHome();\n    if (page) show",
    to: 'if (page) show',
    seenIn: 'tests/browser/personal.test.ts',
    seenBy: 'leads home whoever is not signed in',
  },
  {
    subject: 'navigation',
    fault: 'Back from what is half typed leaves the address of another page',
    file: 'web/src/app/navigation/navigation.ts',
    from: 'if (!may && steps !== 0) history.go(-steps);',
    to: '',
    seenIn: 'tests/browser/personal.test.ts tests/browser/member-navigation.test.ts web/src/app/navigation',
    seenBy: 'asks|back',
  },
];

/** What makes of a source what is tested. */
const buildsFor = (file: string) => [file.startsWith('web/') ? 'web/build.ts' : 'functions/build.ts', 'infra/app.ts'];

function isGood(...parameters: readonly string[]): boolean {
  return spawnSync(process.execPath, parameters, { stdio: 'ignore' }).status === 0;
}

/** @returns whether a test fails by it. @throws Error where it can no longer be planted, or does not build */
async function isCaught({ file, from, to, seenIn, seenBy }: Mutation): Promise<boolean> {
  const source = await readFile(file, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
  try {
    await writeFile(
      file,
      source.replace(from, () => to),
    );
    for (const build of buildsFor(file)) if (!isGood(build)) throw new Error(`${file} does not build with: ${to}`);
    return !isGood('node_modules/vitest/vitest.mjs', 'run', ...seenIn.split(' '), '-t', seenBy);
  } finally {
    await writeFile(file, source);
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = mutations.filter(
  ({ subject, fault }) =>
    positionals.length === 0 || positionals.some((words) => subject === words || fault.includes(words)),
);
for (const mutation of wanted) {
  const startedAt = performance.now();
  const words = (await isCaught(mutation)) ? '✓ caught' : '✗ MISSED';
  if (words !== '✓ caught') process.exitCode = 1;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(`${words}: ${mutation.subject}: ${mutation.fault} (${seconds} s)`);
}
