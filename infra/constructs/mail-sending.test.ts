import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { stageNamed } from '../stage.ts';
import { MailSending } from './mail-sending.ts';

const identityType = 'AWS::SES::EmailIdentity';

function sendingOf(hasMailDomains: boolean) {
  const stack = new Stack(new App(), 'Gateway');
  const mail = new MailSending(stack, 'Mail', { ...stageNamed('test'), hasMailDomains }, 'staff');
  return { mail, stack, template: Template.fromStack(stack) };
}

test('a domain is proven to SES by records that outputs tell', () => {
  const { template } = sendingOf(false);
  template.hasResourceProperties(identityType, { EmailIdentity: 'test.example.com' });
  const outputs = Object.keys(template.toJSON().Outputs);
  expect(outputs).toEqual([1, 2, 3, 4, 5].map((number) => `MailDnsRecord${number}`));
});

test('a bounce goes to a name below the domain, so that SPF fits what DMARC asks for', () => {
  const { template } = sendingOf(false);
  template.hasResourceProperties(identityType, { MailFromAttributes: { MailFromDomain: 'bounce.test.example.com' } });
  template.hasOutput('MailDnsRecord5', { Value: 'bounce.test.example.com TXT v=spf1 include:amazonses.com ~all' });
});

test('a domain that is proven already is used, and not made once more', () => {
  const { mail, stack, template } = sendingOf(true);
  template.resourceCountIs(identityType, 0);
  template.resourceCountIs('AWS::SES::ConfigurationSet', 1);
  expect(template.toJSON()).not.toHaveProperty('Outputs');
  expect(JSON.stringify(stack.resolve(mail.identityArn))).toContain(':identity/test.example.com"');
  expect(mail.sender).toBe('mail@test.example.com');
});
