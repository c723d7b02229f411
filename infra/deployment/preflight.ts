import { mailDomains as domainsOfMail } from '../constructs/mail-sending.ts';
import { type Stage, stackName } from '../stage.ts';
import type { AccountFacts } from './account-facts.ts';
import { type Finding, missing, open, ready } from './finding.ts';

/** The least that stacks ask for (CDK: `requiresBootstrapStackVersion` of the assembly). */
export const leastBootstrapVersion = 8;
/** What accounts have by default, once they are no longer new; new ones start with ten. */
const leastConcurrentInvocations = 1_000;
/** SES's sandbox, which sends to proven addresses alone. */
const sandboxMailsADay = 200;

/** What an account has and lacks for a stage. */
export function preflight(
  stage: Pick<Stage, 'name' | 'domain' | 'hasMailDomains' | 'alarmAddresses' | 'costMonitor'>,
  facts: AccountFacts,
): readonly Finding[] {
  return [
    bootstrap(facts),
    ...(stage.domain ? [certificate(stage.domain.hosts, facts)] : []),
    ...mailDomains(stage, facts),
    production(facts),
    concurrency(facts),
    ...protection(stage, facts),
    ...secrets(facts),
    alarms(stage),
    costAnomalies(stage),
  ];
}

function bootstrap({ bootstrapVersion }: AccountFacts): Finding {
  const subject = 'Bootstrap of CDK';
  if (bootstrapVersion !== undefined && bootstrapVersion >= leastBootstrapVersion)
    return ready(subject, `version ${bootstrapVersion}`);
  const found = bootstrapVersion === undefined ? 'there is none' : `version ${bootstrapVersion} is too old`;
  return missing(subject, `${found}: npm run build && npx cdk bootstrap`);
}

function certificate(hosts: readonly string[], { certificate: found }: AccountFacts): Finding {
  const subject = `Certificate of ${hosts.join(', ')}`;
  if (found?.isIssued) return ready(subject, found.arn);
  if (found) return missing(subject, 'waits for its DNS records, which stand below');
  const [first, ...others] = hosts;
  const alternatives = others.length > 0 ? ` --subject-alternative-names ${others.join(' ')}` : '';
  const request = `aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${first}${alternatives}`;
  return missing(subject, `there is none: ${request}`);
}

/** A domain that SES knows and no stack of the stage has made is in the way of one that would make it. */
function mailDomains(
  stage: Pick<Stage, 'name' | 'domain' | 'hasMailDomains'>,
  facts: AccountFacts,
): readonly Finding[] {
  const isDeployed = facts.stacks.some(({ outputs }) => 'MailDnsRecord1' in outputs);
  return domainsOfMail(stage).map((domain) => {
    const subject = `Mail of ${domain}`;
    const isProven = facts.mailDomains[domain];
    if (isProven === undefined && !stage.hasMailDomains) return ready(subject, 'the deployment makes it');
    if (isProven === undefined) return open(subject, 'SES does not have it, and the stage says hasMailDomains');
    if (!stage.hasMailDomains && !isDeployed)
      return missing(subject, 'SES has it already: let the stage say hasMailDomains, or delete the identity');
    return isProven ? ready(subject, 'proven') : open(subject, 'SES refuses to send until its DNS records are set');
  });
}

function production({ mailsADay }: AccountFacts): Finding {
  const subject = 'Mail to anybody';
  if (mailsADay < 0 || mailsADay > sandboxMailsADay)
    return ready(subject, `${mailsADay < 0 ? 'any number' : mailsADay} a day`);
  return open(
    subject,
    'the account is in the sandbox of SES, which sends to proven addresses alone: request production access',
  );
}

function concurrency({ concurrentInvocations }: AccountFacts): Finding {
  const subject = 'Invocations at once';
  if (concurrentInvocations >= leastConcurrentInvocations) return ready(subject, `${concurrentInvocations}`);
  const asked =
    'aws service-quotas request-service-quota-increase --region us-east-1 --service-code lambda --quota-code L-B99A9384';
  return open(subject, `${concurrentInvocations}, visitors would be refused in a spike: ${asked} --desired-value 1000`);
}

/** Of the stacks that nobody should be able to delete by mistake. */
function protection(stage: Pick<Stage, 'name'>, { stacks }: AccountFacts): readonly Finding[] {
  const names = [stackName(stage, 'data'), stackName(stage, 'gateway')];
  return stacks
    .filter(({ name }) => names.includes(name))
    .map(({ name, isProtected }) => {
      const subject = `Protection of ${name}`;
      return isProtected ? ready(subject, 'on') : open(subject, 'off: the next deployment sets it');
    });
}

function secrets({ emptySecrets }: AccountFacts): readonly Finding[] {
  return emptySecrets.map((output) => open(`Secret ${output}`, 'nobody has put its value: infra/README.md#secrets'));
}

function alarms({ alarmAddresses }: Pick<Stage, 'alarmAddresses'>): Finding {
  const subject = 'Alarms';
  if (alarmAddresses.length === 0) return open(subject, 'nobody is told: alarmAddresses in infra/stages.ts');
  return ready(subject, `${alarmAddresses.join(', ')}, once they have followed the link in their mail`);
}

function costAnomalies({ costMonitor }: Pick<Stage, 'costMonitor'>): Finding {
  const subject = 'Cost anomalies';
  if (costMonitor !== undefined) return ready(subject, costMonitor);
  const [find, make] = ['aws ce get-anomaly-monitors', `aws ce create-anomaly-monitor --anomaly-monitor ${ofServices}`];
  return open(subject, `nobody is told: costMonitor in infra/stages.ts, which ${find} tells, or else ${make}`);
}

const ofServices = 'MonitorName=services,MonitorType=DIMENSIONAL,MonitorDimension=SERVICE';
