import path from 'node:path';
import type { Inspected } from '../../core/ports.ts';

const label = (name: string) => `awswaf:managed:aws:core-rule-set:${name}`;
const inText = (pattern: RegExp) => (body: Buffer) => readings(body).some((text) => pattern.test(text));

/**
 * The rules of managed groups that look at bodies and that a good request may break (AWS WAF Developer Guide, "Baseline rule groups"). AWS
 * does not publish how it finds markup; these patterns find more than it does, so that a body which fails there fails here first. The
 * other rules look for attacks, bots and bad addresses, of which a laptop sees none. Each adds its label where it finds something.
 */
export const managedRules: Readonly<
  Record<string, Readonly<Record<string, { label: string; finds(body: Buffer): boolean }>>>
> = {
  AWSManagedRulesAmazonIpReputationList: {},
  AWSManagedRulesCommonRuleSet: {
    SizeRestrictions_BODY: { label: label('SizeRestrictions_Body'), finds: ({ length }) => length > 8_192 },
    CrossSiteScripting_BODY: {
      label: label('CrossSiteScripting_Body'),
      finds: inText(/<[a-z!/?]|\bjavascript:|\bon[a-z]+\s*=/i),
    },
    GenericRFI_BODY: {
      label: label('GenericRFI_Body'),
      finds: inText(/\b(?:https?|ftps?|file):\/\/\d{1,3}(?:\.\d{1,3}){3}/i),
    },
    GenericLFI_BODY: { label: label('GenericLFI_Body'), finds: inText(/\.\.[/\\]/) },
  },
  AWSManagedRulesKnownBadInputsRuleSet: {},
};

/** A body as it is, and as a form or JSON means it. */
function readings(body: Buffer): string[] {
  const text = body.toString();
  const unescaped = text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return [text, unescaped.replaceAll('\\/', '/'), decoded(text.replaceAll('+', ' '))];
}

export const textTransformations = ['NONE', 'URL_DECODE', 'NORMALIZE_PATH'] as const;

/** The path of a request after text transformations, in their order. */
export function transformed({ uri }: Inspected, types: readonly (typeof textTransformations)[number][]): string {
  return types.reduce((text, type) => {
    if (type === 'URL_DECODE') return decoded(text);
    return type === 'NORMALIZE_PATH' ? path.posix.normalize(text) : text;
  }, uri);
}

/** Decodes what is encoded well, and leaves the rest. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => Buffer.from(encoded.replaceAll('%', ''), 'hex').toString());
}
