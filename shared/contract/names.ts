/** Start of every physical name in the account. */
export const systemName = 'media-server';

/** `recordDownload` → `record-download`: an endpoint's name in the names of files and resources. */
export function kebabName(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** `downloads` → `Downloads`: a name as CDK and CloudFormation write it. */
export function pascalName(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Physical name of a resource that must differ between the stages of one account. */
export function physicalName(stage: string, part: string): string {
  return `${systemName}-${stage}-${part}`;
}

/** Physical name of the Lambda function of an endpoint or consumer in a stage, and of a consumer's queue. */
export function functionName(stage: string, name: string): string {
  return physicalName(stage, kebabName(name));
}

/** Name of the function that draws the figures of a domain on the dashboard. */
export function figureWidgetName(domain: string): string {
  return `show${pascalName(domain)}Figures`;
}

/** Physical name of the SES configuration set that a stage's mails of a stream are sent under. */
export function mailConfigurationSetName(stage: string, stream: string): string {
  return physicalName(stage, `mail-${stream}`);
}

/** Physical name of a consumer's dead-letter queue. */
export function deadLetterQueueName(stage: string, name: string): string {
  return `${functionName(stage, name)}-dead-letters`;
}

/** Name of the alarm that goes off where an endpoint or the authorizer answers errors of ours. */
export function faultsAlarmName(stage: string, name: string): string {
  return `${functionName(stage, name)}-faults`;
}
