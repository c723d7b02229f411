import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { webAclType } from './types.ts';
import { createWebAcl } from './web-acl.ts';

/** WAF: refuses the bodies that it would refuse on AWS, and counts the rates. */
export const waf: Service = { name: 'wafv2', types: [webAclType], start };

function start({ declared, ports, metrics }: Site): Counterpart {
  const acls = new Map(
    declared(webAclType).map(({ resource, properties: { Rules, CustomResponseBodies, VisibilityConfig } }) => [
      String(resource.attribute('Arn')),
      createWebAcl(Rules, CustomResponseBodies, Date.now, (rule) => {
        for (const Rule of [rule, 'ALL']) {
          const dimensions = { WebACL: VisibilityConfig.MetricName, Rule };
          metrics.record({ namespace: 'AWS/WAFV2', name: 'BlockedRequests', dimensions, unit: 'Count' }, 1);
        }
      }),
    ]),
  );
  ports.provide('firewall', (arn) => acls.get(arn));
  return { reports: { json: { 'firewall.json': () => [...acls.values()].flatMap((acl) => acl.report()) } } };
}
