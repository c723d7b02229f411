import { needsOf } from '../../infra/manifest.ts';
import { endpointsOf, type SiteDefinition } from '../../infra/site-definition.ts';

/**
 * Where a contract entry and its function's line on the permission sheet disagree about the audit trail: the entry names the action
 * that is recorded, the sheet lets the function record it.
 * @returns what to do about each, with both files
 */
export function auditGaps(definition: Pick<SiteDefinition, 'contract' | 'functions'>): string[] {
  return endpointsOf(definition).flatMap(({ domain, name, endpoint: { audits } }) => {
    const isAudited = needsOf(definition, name).audits ?? false;
    const [entry, sheet] = [`shared/contract/${domain}.ts`, `functions/${domain}/needs.ts`];
    if (audits !== undefined && !isAudited)
      return [
        `${entry} says that ${name} audits '${audits}', and ${sheet} does not: add \`audits: true\` to its line there`,
      ];
    if (audits === undefined && isAudited)
      return [
        `${sheet} says that ${name} audits, and ${entry} does not say what: add \`audits: '<action>'\` to its entry`,
      ];
    return [];
  });
}
