type Scalar = string | number | boolean;

/** What an attribute may have to be, beside equal to a value. Comparisons are of numbers, or of texts by their bytes. */
type Comparison =
  | { readonly below: string | number }
  | { readonly above: string | number }
  | { readonly oneOf: readonly Scalar[] }
  /** The attribute is not there. */
  | { readonly is: 'absent' };

/** Attributes that must all be so; of an item that is not there, none is, but all are absent. */
type Attributes = Readonly<Record<string, Scalar | Comparison>>;

/** What must hold for a write: that the item exists, that it does not, that attributes are so, or any of several such. */
export type Condition = 'absent' | 'present' | Attributes | AnyOf;

class AnyOf {
  readonly alternatives: readonly Condition[];

  constructor(alternatives: readonly Condition[]) {
    this.alternatives = alternatives;
  }
}

/** Holds where one of the conditions does. */
export function anyOf(...alternatives: readonly [Condition, Condition, ...Condition[]]): Condition {
  return new AnyOf(alternatives);
}

/** The attribute after whose time an item is deleted, some day: Unix time in seconds. */
const expiryAttribute = 'expires';

/** Holds for an item that is not there, or whose time is over though nothing has deleted it yet. @param now milliseconds since the epoch */
export function absentOrExpired(now: number): Condition {
  return anyOf('absent', { [expiryAttribute]: { below: Math.floor(now / 1_000) } });
}

/** What conditions are written in. */
export interface Notation {
  /** The placeholder of an attribute's name. */
  name(attribute: string): string;
  /** The placeholder of a value. */
  value(value: unknown): string;
}

/** A condition as DynamoDB's condition expression. */
export function conditionText(condition: Condition, notation: Notation): string {
  if (condition === 'absent') return 'attribute_not_exists(pk)';
  if (condition === 'present') return 'attribute_exists(pk)';
  if (condition instanceof AnyOf)
    return condition.alternatives.map((alternative) => `(${conditionText(alternative, notation)})`).join(' OR ');
  return Object.entries(condition)
    .map(([attribute, wanted]) => comparisonText(notation.name(attribute), wanted, notation))
    .join(' AND ');
}

function comparisonText(name: string, wanted: Scalar | Comparison, notation: Notation): string {
  if (typeof wanted !== 'object') return `${name} = ${notation.value(wanted)}`;
  if ('is' in wanted) return `attribute_not_exists(${name})`;
  if ('below' in wanted) return `${name} < ${notation.value(wanted.below)}`;
  if ('above' in wanted) return `${name} > ${notation.value(wanted.above)}`;
  return `${name} IN (${wanted.oneOf.map((value) => notation.value(value)).join(', ')})`;
}

/** Whether an item fulfils a condition, as DynamoDB decides it: values of another type are neither equal, below nor above. */
export function fulfils(item: Readonly<Record<string, unknown>> | undefined, condition: Condition): boolean {
  if (condition === 'absent') return item === undefined;
  if (condition === 'present') return item !== undefined;
  if (condition instanceof AnyOf) return condition.alternatives.some((alternative) => fulfils(item, alternative));
  return Object.entries(condition).every(([attribute, wanted]) => isSo(item?.[attribute], wanted));
}

function isSo(found: unknown, wanted: Scalar | Comparison): boolean {
  if (typeof wanted !== 'object') return found === wanted;
  if ('is' in wanted) return found === undefined;
  if ('oneOf' in wanted) return wanted.oneOf.some((value) => value === found);
  const limit = 'below' in wanted ? wanted.below : wanted.above;
  if (typeof found !== typeof limit) return false;
  const order =
    typeof limit === 'number' ? Number(found) - limit : Buffer.compare(Buffer.from(String(found)), Buffer.from(limit));
  return 'below' in wanted ? order < 0 : order > 0;
}
