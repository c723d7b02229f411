import { mostADay } from '../../../../infra/operations/alarms/cost-alerts.ts';
import type { Part } from '../../part.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { type Aim, add, every, remove, set, unset } from '../mutation.ts';
import { about, type Complaint, each, type Universals } from '../universal.ts';

const budgetType = 'AWS::Budgets::Budget';
const anomaliesType = 'AWS::CE::AnomalySubscription';
const topicType = 'AWS::SNS::Topic';

/** What is wrong where not all of some subscribers, and one at least, are topics of ours. */
const tellsOther = (subscribers: readonly Part[], kind: string, stacks: Stacks): Complaint =>
  !(
    subscribers.length > 0 &&
    subscribers.every((each) => each.is(kind, 'SNS') && stacks.find(topicType, each.text('Address')))
  ) && 'tells others than a topic of ours';

/** For mutations: budgets of a day. */
const ofDay: Aim = { where: (budget) => budget.is('Budget.TimeUnit', 'DAILY') };

/** The least that has to be spent for a budget to notify, in US dollars. */
const leastToldBy = (budget: Resource) =>
  (Math.min(...budget.items('NotificationsWithSubscribers').map((each) => each.number('Notification.Threshold'))) *
    budget.number('Budget.BudgetLimit.Amount')) /
  100;

export const costs: Universals = {
  'half of what a day may cost is told, and a month of four such days': {
    violations: (stacks) =>
      Object.entries({ DAILY: mostADay / 2, MONTHLY: 4 * mostADay }).flatMap(([unit, most]) => {
        const budgets = stacks.of(budgetType).filter((budget) => budget.is('Budget.TimeUnit', unit));
        const tooMuch = budgets.filter((budget) => !(leastToldBy(budget) <= most));
        return [
          ...about(unit, [budgets.length === 0 && 'has no budget']),
          ...tooMuch.flatMap(({ address }) => about(address, [`tells nothing below $${most}`])),
        ];
      }),
    catches: {
      'no budget of a day': remove(budgetType, ofDay),
      'a budget that is too high': every(budgetType, set({ 'Budget.BudgetLimit.Amount': 10 * mostADay })),
      'a budget that tells nobody': every(budgetType, unset('NotificationsWithSubscribers')),
    },
  },

  'budgets and anomalies tell the topic of alarms of all that the account costs': {
    violations: (stacks) => [
      ...each(budgetType, (budget) => [
        budget.has('Budget.CostFilters') && 'is of some costs only',
        ...budget
          .items('NotificationsWithSubscribers')
          .map((each) => tellsOther(each.items('Subscribers'), 'SubscriptionType', stacks)),
      ])(stacks),
      ...each(anomaliesType, (anomalies) => [tellsOther(anomalies.items('Subscribers'), 'Type', stacks)])(stacks),
    ],
    catches: {
      'a budget of one service': every(budgetType, set({ 'Budget.CostFilters': { Service: ['Amazon S3'] } })),
      'a budget that tells somebody else': every(
        budgetType,
        set({ 'NotificationsWithSubscribers.0.Subscribers.0.Address': 'arn:aws:sns:us-east-1:111122223333:other' }),
      ),
      'anomalies of which nobody is told': add(anomaliesType, { Subscribers: [] }),
    },
  },
};
