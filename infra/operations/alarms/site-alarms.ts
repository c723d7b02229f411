import { Duration } from 'aws-cdk-lib';
import {
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  type CompositeAlarmProps,
  type IAlarm,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { kebabName, physicalName } from '../../../shared/contract/names.ts';
import { runbookFile, SiteAlarm, type SiteAlarmProps } from './site-alarm.ts';

/** CloudWatch takes 100 alarms and 10,240 characters in a rule, which are some 60 ARNs. */
const mostInRule = 60;

type Page = SiteAlarmProps['runbook'];

/** What makes events late: while one of these is told, nobody is told of delays as well, which end with it. Dead letters are, for somebody has to bring them back. */
const causes: readonly Page[] = ['#faults', '#the-edge-is-refused', '#mail-is-not-sent'];
const consequences: readonly Page[] = ['#delayed-events', '#waiting-events'];

/** How long a delay waits for its cause to be noticed, and how long it may take to end after it. */
const suppressing = {
  actionsSuppressorWaitPeriod: Duration.minutes(2),
  actionsSuppressorExtensionPeriod: Duration.minutes(15),
};

/** All alarms of a stage, each under the stage's name for it. */
export class SiteAlarms {
  readonly #scope: Construct;
  readonly #stage: string;
  readonly #byPage = new Map<Page, SiteAlarm[]>();
  readonly #told: CompositeAlarm[] = [];

  constructor(scope: Construct, stage: string) {
    this.#scope = scope;
    this.#stage = stage;
  }

  add(id: string, props: SiteAlarmProps): void {
    const alarm = new SiteAlarm(this.#scope, id, physicalName(this.#stage, kebabName(id)), props);
    this.#byPage.set(props.runbook, [...(this.#byPage.get(props.runbook) ?? []), alarm]);
  }

  /** Those of which somebody is told: the site is well where none of them is on. */
  get told(): readonly IAlarm[] {
    return this.#told;
  }

  /** Those that go off where nothing happens. */
  get silences(): readonly IAlarm[] {
    return [...this.#byPage.values()].flat().filter(({ watchesSilence }) => watchesSilence);
  }

  /**
   * Tells whoever is on call: one message a fault, however many alarms it sets off. The alarms that lead to one page of the runbook stand
   * behind one alarm that tells.
   */
  tell(topic: ITopic): void {
    const pages = [...this.#byPage];
    const first = pages.filter(([page]) => !consequences.includes(page));
    const told = new Map(first.map(([page, alarms]) => [page, this.#tell(page, alarms, topic)]));
    const suppressors = causes.flatMap((page) => told.get(page) ?? []);
    const actionsSuppressor = suppressors.length > 0 ? this.#anyOf('causes', suppressors, {}) : undefined;
    for (const [page, alarms] of pages) {
      if (!told.has(page))
        this.#tell(page, alarms, topic, { ...(actionsSuppressor && { actionsSuppressor, ...suppressing }) });
    }
  }

  #tell(
    page: Page,
    alarms: readonly SiteAlarm[],
    topic: ITopic,
    props: Partial<CompositeAlarmProps> = {},
  ): CompositeAlarm {
    const alarmDescription = `See which alarms of this page are on. Runbook: ${runbookFile}${page}`;
    const composite = this.#anyOf(page.slice(1), alarms, { ...props, alarmDescription });
    composite.addAlarmAction(new SnsAction(topic));
    this.#told.push(composite);
    return composite;
  }

  /** An alarm that is on where any of some is; of many, in parts. */
  #anyOf(name: string, alarms: readonly IAlarm[], props: Partial<CompositeAlarmProps>): CompositeAlarm {
    const parts = Array.from({ length: Math.ceil(alarms.length / mostInRule) }, (_, part) =>
      alarms.slice(part * mostInRule, (part + 1) * mostInRule),
    );
    const all = parts.length > 1 ? parts.map((part, place) => this.#anyOf(`${name}-${place + 1}`, part, {})) : alarms;
    return new CompositeAlarm(this.#scope, `any-${name}`, {
      ...props,
      compositeAlarmName: physicalName(this.#stage, `any-${name}`),
      alarmRule: AlarmRule.anyOf(...all.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM))),
    });
  }
}
