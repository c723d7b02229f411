import type { SubscriptionFacts } from '../../../shared/contract/order-schemas.ts';
import { grantSubscription, listSubscriptions } from '../../../shared/contract/orders/desk.ts';
import { perpetualDays, type SubscribedSoftware, subscribedSoftware } from '../../../shared/subscription-plans.ts';
import { asJson, CommandError } from '../../terminal/command-line.ts';
import { textTable } from '../../terminal/text-table.ts';
import { type Action, commandWithActions } from '../command-with-actions.ts';

const help = `Shows subscriptions and gives days of them. Whoever does so stands in the audit trail.

  npm run --silent ops -- subscriptions list   MEMBER [--json]
  npm run --silent ops -- subscriptions grant  MEMBER --software P1|P1+ --hwid CODE --days N --yes [--json]
  npm run --silent ops -- subscriptions extend MEMBER --software P1|P1+ --hwid CODE --days N --yes [--json]

  list             the subscriptions of a member, named by the id that "members show" tells
  grant            gives a computer days; what is there already gets longer
  extend           the same, of a subscription that is there
  --software       P1 or P1+
  --hwid CODE      the hardware code of the computer
  --days N         1 to 3650, or "for-ever"
  --yes            does it; without, it shows what the member has and fails
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

  Example: npm run --silent ops -- subscriptions list 3b241101-e2bb-4255-8caf-4136c566a962
`;

const options = {
  software: { type: 'string' },
  hwid: { type: 'string' },
  days: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

type SubscriptionAction = Action<typeof options>;

const list: SubscriptionAction = {
  names: ['MEMBER'],
  async run({ operate, operator }, { json }, output, member = '') {
    const found = await operate('listSubscriptions', listSubscriptions, { member, operator: await operator() });
    output.out(json ? asJson(found.list) : listText(found.list));
    return 0;
  },
};

const giving = (isExtension: boolean): SubscriptionAction => ({
  names: ['MEMBER'],
  takes: ['software', 'hwid', 'days', 'yes'],
  async run({ operate, operator }, { software, hwid, days, yes, json }, output, member = '') {
    if (software === undefined || hwid === undefined || days === undefined)
      throw new CommandError('Giving days needs --software, --hwid and --days');
    const given = { member, software: readSoftware(software), hwid, days: readDays(days), extends: isExtension };
    const who = await operator();
    if (!yes) {
      const found = await operate('listSubscriptions', listSubscriptions, { member, operator: who });
      output.out(json ? asJson(found.list) : listText(found.list));
      output.error('No days were given: add --yes.\n');
      return 1;
    }
    const subscription = await operate('grantSubscription', grantSubscription, { ...given, operator: who });
    output.out(json ? asJson(subscription) : listText([subscription]));
    return 0;
  },
});

export const subscriptions = commandWithActions({
  name: 'subscriptions',
  summary: 'subscriptions of members: list, grant, extend',
  help,
  options,
  actions: { list, grant: giving(false), extend: giving(true) },
});

function readSoftware(given: string): SubscribedSoftware {
  const software = subscribedSoftware.find((each) => each === given);
  if (!software) throw new CommandError(`There are no plans of "${given}", but of ${subscribedSoftware.join(' and ')}`);
  return software;
}

function readDays(given: string): number {
  if (given === 'for-ever') return perpetualDays;
  if (!/^\d{1,4}$/.test(given)) throw new CommandError(`"${given}" is no number of days`);
  return Number(given);
}

function listText(listed: readonly SubscriptionFacts[]): string {
  const rows = listed.map(({ software, hwid, days, startedAt, grants }) => [
    software,
    hwid,
    days === perpetualDays ? 'for ever' : String(days),
    startedAt.slice(0, 10),
    grants.map(({ id, isOver }) => (isOver ? `${id} (paid back)` : id)).join(', '),
  ]);
  const table = rows.length === 0 ? '' : `${textTable(['Software', 'Computer', 'Days left', 'Since', 'By'], rows)}\n\n`;
  return `${table}${listed.length} ${listed.length === 1 ? 'subscription' : 'subscriptions'}\n`;
}
