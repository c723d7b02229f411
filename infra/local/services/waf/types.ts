import * as z from 'zod/mini';
import { byId, globalArn, type ResourceType } from '../../core/assembly/resource-type.ts';
import { wholeNumber } from '../../core/properties.ts';
import { managedRules, textTransformations } from './inspection.ts';

const nothing = z.strictObject({});
const priority = z.strictObject({ Priority: wholeNumber, Type: z.enum(textTransformations) });
export type TextTransformation = z.infer<typeof priority>;
const byteMatch = z.strictObject({
  FieldToMatch: z.strictObject({ UriPath: nothing }),
  PositionalConstraint: z.enum(['EXACTLY', 'STARTS_WITH']),
  SearchString: z.string(),
  TextTransformations: z.array(priority),
});
/** WAF refuses `and` and `or` of one statement. */
const atLeastTwo = z.minLength(2);

export interface Statement {
  readonly ByteMatchStatement?: z.infer<typeof byteMatch> | undefined;
  readonly LabelMatchStatement?: { readonly Scope: 'LABEL'; readonly Key: string } | undefined;
  readonly AndStatement?: { readonly Statements: readonly Statement[] } | undefined;
  readonly OrStatement?: { readonly Statements: readonly Statement[] } | undefined;
  readonly NotStatement?: { readonly Statement: Statement } | undefined;
}

export const statement: z.ZodMiniType<Statement> = z.lazy(() =>
  z
    .strictObject({
      ByteMatchStatement: z.optional(byteMatch),
      LabelMatchStatement: z.optional(z.strictObject({ Scope: z.literal('LABEL'), Key: z.string() })),
      AndStatement: z.optional(z.strictObject({ Statements: z.array(statement).check(atLeastTwo) })),
      OrStatement: z.optional(z.strictObject({ Statements: z.array(statement).check(atLeastTwo) })),
      NotStatement: z.optional(z.strictObject({ Statement: statement })),
    })
    .check(z.refine((given) => Object.keys(given).length === 1, 'a statement is of one kind')),
);

const managedGroup = z.strictObject({
  VendorName: z.literal('AWS'),
  Name: z.enum(Object.keys(managedRules)),
  RuleActionOverrides: z._default(
    z.array(z.strictObject({ Name: z.string(), ActionToUse: z.strictObject({ Count: nothing }) })),
    [],
  ),
});

export type ManagedGroup = z.infer<typeof managedGroup>;

const ofPath = z.strictObject({ UriPath: z.strictObject({ TextTransformations: z.array(priority) }) });
const rate = z.strictObject({
  AggregateKeyType: z.enum(['IP', 'CUSTOM_KEYS']),
  CustomKeys: z.optional(z.tuple([z.strictObject({ IP: nothing }), ofPath])),
  Limit: wholeNumber,
  EvaluationWindowSec: z._default(wholeNumber, 300),
  ScopeDownStatement: statement,
});
export type Rate = z.infer<typeof rate>;

const ordered = { Name: z.string(), Priority: wholeNumber };
const block = z.strictObject({
  Block: z.strictObject({
    CustomResponse: z.optional(
      z.strictObject({ ResponseCode: wholeNumber, CustomResponseBodyKey: z.optional(z.string()) }),
    ),
  }),
});
const rule = z.union([
  z.strictObject({
    ...ordered,
    Statement: z.strictObject({ ManagedRuleGroupStatement: managedGroup }),
    OverrideAction: z.strictObject({ None: nothing }),
  }),
  z.strictObject({ ...ordered, Statement: z.strictObject({ RateBasedStatement: rate }), Action: block }),
  z.strictObject({ ...ordered, Statement: statement, Action: block }),
]);
export type Rule = z.infer<typeof rule>;

const bodies = z.record(
  z.string(),
  z.strictObject({ ContentType: z.enum(['APPLICATION_JSON', 'TEXT_HTML', 'TEXT_PLAIN']), Content: z.string() }),
);
export type Bodies = z.infer<typeof bodies>;

const arn = globalArn('wafv2', (subject) => `global/webacl/${subject.name}/${byId(subject)}`);

export const webAclType = {
  type: 'AWS::WAFv2::WebACL',
  identity: {
    nameProperty: 'Name',
    ref: (subject) => `${subject.name}|${byId(subject)}|CLOUDFRONT`,
    attributes: { Arn: arn, Id: byId },
  },
  properties: z.strictObject({
    CustomResponseBodies: z._default(bodies, {}),
    Scope: z.literal('CLOUDFRONT'),
    DefaultAction: z.strictObject({ Allow: nothing }),
    Rules: z._default(z.array(rule), []),
    /** The name under which it is measured; a rule is measured under its own. */
    VisibilityConfig: z.object({ MetricName: z.string() }),
  }),
} satisfies ResourceType;
