import * as z from 'zod/mini';
import { byName, named, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import type { Service } from '../../core/counterpart.ts';
import { alarmType, compositeAlarmType } from './alarms/alarm-types.ts';
import { createAlarms } from './alarms/alarms.ts';
import { alarmsPage } from './alarms/alarms-page.ts';
import { createCloudWatchWire } from './wire.ts';

const dashboardType = {
  type: 'AWS::CloudWatch::Dashboard',
  identity: { nameProperty: 'DashboardName', ref: byName, attributes: {} },
  properties: z.strictObject({ DashboardBody: z.string(), DashboardName: z.optional(z.string()) }),
} satisfies ResourceType;

/** Functions write to files; the group is only there because resources name it. */
const logGroupType: ResourceType = {
  type: 'AWS::Logs::LogGroup',
  identity: named(
    'LogGroupName',
    regionalArn('logs', ({ name }) => `log-group:${name}:*`),
  ),
  properties: z.strictObject({ LogGroupName: z.optional(z.string()) }),
};

/** How often alarms look, in milliseconds; CloudWatch does every minute. */
const lookEveryMs = 10_000;

/** CloudWatch: what the site measures, and the template's dashboards and alarms of it. */
export const cloudwatch: Service = {
  name: 'monitoring',
  types: [dashboardType, logGroupType, alarmType, compositeAlarmType],
  start: (site) => {
    const { metrics, declared } = site;
    const alarms = createAlarms(
      { alarms: declared(alarmType), composites: declared(compositeAlarmType) },
      metrics,
      Date.now(),
    );
    const looked = () => {
      alarms.look(Date.now());
      return { alarms: alarms.all(), history: alarms.history() };
    };
    let timer: NodeJS.Timeout | undefined;
    const alarmsReport = () => {
      const { alarms: all, history } = looked();
      return { title: 'Alarms', content: alarmsPage(all, history) };
    };
    return {
      wire: createCloudWatchWire({
        metrics,
        dashboards: new Map(
          declared(dashboardType).map(({ resource, properties }) => [resource.name, properties.DashboardBody]),
        ),
        alarms: () => looked().alarms,
      }),
      reports: {
        json: { 'metrics.json': metrics.series, 'alarms.json': looked },
        pages: { alarms: alarmsReport },
      },
      run: async () => {
        timer = setInterval(looked, lookEveryMs);
        timer.unref();
      },
      stop: async () => clearInterval(timer),
    };
  },
};
