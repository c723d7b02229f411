import { type Condition, conditionText, type Notation } from './conditions.ts';

/** How an item changes; a missing item is created. */
export interface Change {
  readonly set?: Readonly<Record<string, unknown>>;
  /** Numbers to add; a missing attribute counts as 0. */
  readonly add?: Readonly<Record<string, number>>;
  readonly remove?: readonly string[];
}

/** Names and values for one request: every attribute gets a placeholder, because its name may be a reserved word. */
class Placeholders implements Notation {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(attribute: string): string {
    const placeholder = `#n${Object.keys(this.names).length}`;
    this.names[placeholder] = attribute;
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  /** DynamoDB refuses empty maps. */
  parts() {
    return {
      ...(Object.keys(this.names).length > 0 && { ExpressionAttributeNames: this.names }),
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    };
  }
}

function changeText({ set = {}, add = {}, remove = [] }: Change, placeholders: Placeholders): string {
  const name = (attribute: string) => placeholders.name(attribute);
  const value = (given: unknown) => placeholders.value(given);
  const sets = Object.entries(set).map(([attribute, given]) => `${name(attribute)} = ${value(given)}`);
  const adds = Object.entries(add).map(([attribute, amount]) => `${name(attribute)} ${value(amount)}`);
  const clauses = [
    sets.length > 0 && `SET ${sets.join(', ')}`,
    adds.length > 0 && `ADD ${adds.join(', ')}`,
    remove.length > 0 && `REMOVE ${remove.map(name).join(', ')}`,
  ];
  return clauses.filter(Boolean).join(' ');
}

/** The condition's part of a write request. */
export function conditionOf(condition: Condition) {
  const placeholders = new Placeholders();
  return { ConditionExpression: conditionText(condition, placeholders), ...placeholders.parts() };
}

/** The change's and the condition's part of an update request. */
export function updateOf(change: Change, condition?: Condition) {
  const placeholders = new Placeholders();
  const UpdateExpression = changeText(change, placeholders);
  const ConditionExpression = condition && conditionText(condition, placeholders);
  return { UpdateExpression, ...(ConditionExpression && { ConditionExpression }), ...placeholders.parts() };
}

/** Attributes that a table or an index is read and sorted by. */
export interface KeyAttributes {
  readonly partition: string;
  readonly sort: string;
}

/** The key's part of a query: a whole partition, or what lies between two sort keys, both included. */
export function keyConditionOf(
  { partition, sort }: KeyAttributes,
  value: string,
  between?: readonly [from: string, to: string],
) {
  const placeholders = new Placeholders();
  const ofPartition = `${placeholders.name(partition)} = ${placeholders.value(value)}`;
  const [from, to] = between ?? [];
  const range = between
    ? ` AND ${placeholders.name(sort)} BETWEEN ${placeholders.value(from)} AND ${placeholders.value(to)}`
    : '';
  return { KeyConditionExpression: `${ofPartition}${range}`, ...placeholders.parts() };
}
