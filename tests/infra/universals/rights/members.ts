import { memberPartition, outboxPartitions } from '../../../../functions/platform/tables/tables.ts';
import type { JsonObject } from '../../../../infra/local/core/json.ts';
import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import type { TableAction } from '../../../../shared/manifest/function-needs.ts';
import { needsOf } from '../../contract.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { each, type Universals } from '../universal.ts';
import { everyGrant, grantsOf, named } from './grants.ts';

const ofAnyMember: JsonObject = { 'dynamodb:LeadingKeys': [memberPartition('*')] };

/** The condition under which a right on a table holds for members' rows alone. */
const ofMembers: JsonObject = {
  'ForAllValues:StringLike': ofAnyMember,
  Null: { 'dynamodb:LeadingKeys': 'false' },
};

/** The condition under which a right holds for the outbox of a table alone, in which nothing is a member's. */
const ofOutbox: JsonObject = {
  'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [...outboxPartitions] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
};

/** Rights on items. */
const onItems = /^dynamodb:(GetItem|Query|PutItem|UpdateItem|DeleteItem|ConditionCheckItem)$/;

export const members: Universals = {
  "what is granted on members' rows holds for no other row": {
    violations: each('AWS::Lambda::Function', (lambda, stacks) => {
      const ofTable = new Map(named(lambda, stacks));
      return onMembersAlone(lambda, stacks).map(([table, action]) => {
        const arn = ofTable.get(environmentName.table(table))?.arn ?? '';
        const free = grantsOf(lambda, stacks)
          .filter(
            (statement) => statement.texts('Resource').includes(arn) && !statement.is('Condition', ofMembers, ofOutbox),
          )
          .flatMap((statement) => statement.texts('Action'));
        return free.includes(`dynamodb:${action}`) && `may ${action} all of the table ${table}`;
      });
    }),
    catches: {
      'a right without a condition': everyGrant(onItems, { Condition: undefined }, isOfMembers),
      'a condition that a missing key passes': everyGrant(
        onItems,
        { Condition: { 'ForAllValues:StringLike': ofAnyMember } },
        isOfMembers,
      ),
      'a condition that any row fulfils': everyGrant(
        onItems,
        { Condition: { ...ofMembers, 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['*'] } } },
        isOfMembers,
      ),
    },
  },
};

/** What a function may do with members' rows of a table, and with no other row of it. */
function onMembersAlone(lambda: Resource, stacks: Stacks): readonly (readonly [string, TableAction])[] {
  const { owned = {}, tables = {} } = needsOf(lambda, stacks);
  return Object.entries(owned).flatMap(([name, actions]) => {
    const table = name;
    const onAll: readonly TableAction[] = tables[table] ?? [];
    return actions.filter((action) => !onAll.includes(action)).map((action) => [table, action] as const);
  });
}

function isOfMembers(lambda: Resource | undefined, stacks: Stacks): boolean {
  return lambda !== undefined && onMembersAlone(lambda, stacks).length > 0;
}
