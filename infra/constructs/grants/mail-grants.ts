import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { environmentName } from '../../../functions/platform/sheet/environment-names.ts';
import type { FunctionNeeds } from '../../../functions/platform/sheet/needs.ts';
import { streamsOf } from '../../../functions/platform/sheet/whole-sheet.ts';
import type { Resources } from '../resources.ts';
import { allow } from './allow.ts';

/** Configuration set and sender of each stream that the mails of a sheet belong to, and the host that mails link to. */
export function mailEnvironment(
  needs: FunctionNeeds,
  { mail, streamsByMail, siteHost }: Resources,
): (readonly [string, string])[] {
  const streams = streamsOf(needs, streamsByMail);
  const ofStreams = streams.flatMap((stream) => [
    [environmentName.mailConfigurationSet(stream), mail[stream].configurationSetName] as const,
    [environmentName.mailSender(stream), mail[stream].sender] as const,
  ]);
  return streams.length > 0 ? [...ofStreams, [environmentName.siteHost, siteHost]] : [];
}

/** Sending in the name of a stream's own address, and under its configuration set: SES asks for both. */
export function mailStatements(needs: FunctionNeeds, { mail, streamsByMail }: Resources): PolicyStatement[] {
  return streamsOf(needs, streamsByMail).map((stream) => {
    const { identityArn, configurationSetArn, sender } = mail[stream];
    return allow(['ses:SendRawEmail'], [identityArn, configurationSetArn], {
      StringEquals: { 'ses:FromAddress': sender },
    });
  });
}
