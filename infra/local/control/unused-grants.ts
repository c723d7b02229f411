import type { StatementUsage } from '../core/authorization.ts';

/**
 * The grants that nothing has used since the start: what a test of least privilege looks at. Grants on logs are left out:
 * Lambda itself uses them, and here it writes to files.
 */
export function unusedGrants(usage: Readonly<Record<string, readonly StatementUsage[]>>): string[] {
  return Object.entries(usage).flatMap(([role, statements]) =>
    statements
      .filter(({ effect }) => effect === 'Allow')
      .flatMap(({ used, resources }) =>
        Object.entries(used)
          .filter(([action, count]) => count === 0 && !action.startsWith('logs:'))
          .map(([action]) => `${role.split('/').at(-1)}: ${action} on ${resources.join(', ')}`),
      ),
  );
}
