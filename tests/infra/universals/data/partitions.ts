import { memberPartition, outboxPartitions } from '../../../../functions/platform/tables/tables.ts';
import type { JsonObject } from '../../../../infra/local/core/json.ts';
import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import { needsOf } from '../../contract.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { everyGrant, grantsOf, named } from '../rights/grants.ts';
import { each, type Universals } from '../universal.ts';

/** The condition under which a right on a table holds for some partitions alone. */
const inPartitions = (operator: string, partitions: readonly string[]): JsonObject => ({
  [`ForAllValues:${operator}`]: { 'dynamodb:LeadingKeys': [...partitions] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** What an outbox and members' rows bring beside. */
const others = [inPartitions('StringEquals', outboxPartitions), inPartitions('StringLike', [memberPartition('*')])];

/** Rights on items. */
const onItems = /^dynamodb:(GetItem|Query|PutItem|UpdateItem|DeleteItem|ConditionCheckItem)$/;

export const partitions: Universals = {
  'what is granted in some partitions of a table holds for no other row': {
    violations: each('AWS::Lambda::Function', (lambda, stacks) => {
      const ofTable = new Map(named(lambda, stacks));
      return boundOf(lambda, stacks).map(([table, bound]) => {
        const arn = ofTable.get(environmentName.table(table))?.arn ?? '';
        const free = grantsOf(lambda, stacks).filter(
          (statement) =>
            statement.texts('Resource').includes(arn) &&
            statement.texts('Action').some((action) => onItems.test(action)) &&
            !statement.is('Condition', inPartitions('StringLike', bound), ...others),
        );
        return free.length > 0 && `may touch all of the table ${table}`;
      });
    }),
    catches: {
      'a right without its partitions': everyGrant(onItems, { Condition: undefined }, isBound),
      'partitions that a missing key passes': everyGrant(
        onItems,
        { Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['certificate#*'] } } },
        isBound,
      ),
      'partitions with others beside': everyGrant(
        onItems,
        { Condition: inPartitions('StringLike', ['certificate#*', 'sign-up#*']) },
        isBound,
      ),
    },
  },
};

function boundOf(lambda: Resource, stacks: Stacks): readonly (readonly [string, readonly string[]])[] {
  // They are named by tables.
  return Object.entries(needsOf(lambda, stacks).partitions ?? {}) as [string, readonly string[]][];
}

function isBound(lambda: Resource | undefined, stacks: Stacks): boolean {
  return lambda !== undefined && boundOf(lambda, stacks).length > 0;
}
