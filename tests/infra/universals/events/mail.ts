import { needsOf } from '../../contract.ts';
import type { Part } from '../../part.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { append, every, remove, set, unset } from '../mutation.ts';
import { functionOfRole, grantsPath, statementsOf } from '../rights/roles.ts';
import { each, type Universals } from '../universal.ts';

const destinationType = 'AWS::SES::ConfigurationSetEventDestination';
const identityType = 'AWS::SES::EmailIdentity';
const lambdaType = 'AWS::Lambda::Function';
const mappingType = 'AWS::Lambda::EventSourceMapping';
const setType = 'AWS::SES::ConfigurationSet';

/** What a function's role says about SES. */
function sending(lambda: Resource, stacks: Stacks) {
  const role = stacks.find('AWS::IAM::Role', lambda.text('Role'));
  const stated = role ? statementsOf(role, stacks).map(([, statement]) => statement) : [];
  return stated.filter((statement) => statement.texts('Action').some((action) => action.startsWith('ses:')));
}

/** Whether a mapping feeds a function that sends mail. */
function feedsMailer(mapping: Resource, stacks: Stacks): boolean {
  const lambda = stacks.find(lambdaType, mapping.text('FunctionName'));
  return lambda !== undefined && needsOf(lambda, stacks).mails !== undefined;
}

/** The names of SES resources, as ARNs of the templates end with them. */
function arnEnds(stacks: Stacks): readonly string[] {
  return [
    ...stacks.of(identityType).map((identity) => `identity/${identity.ref}`),
    ...stacks.of(setType).map((one) => `configuration-set/${one.ref}`),
  ];
}

/** The identity of the domain that a statement lets send: one that the stage uses, and another system has made. */
const ownIdentity = (statement: Part) =>
  statement.text('Condition.StringEquals.ses:FromAddress').replace(/^.*@/, 'identity/') || 'no identity';

export const mail: Universals = {
  'mail is sent by functions that use mails, and only in the name and under the configuration set of the site': {
    violations: each(lambdaType, (lambda, stacks) => {
      const statements = sending(lambda, stacks);
      const ends = arnEnds(stacks);
      const streams = new Set(Object.values(needsOf(lambda, stacks).mails ?? {}));
      return [
        statements.length < streams.size && 'may not send the mails that it uses: grant it in functions/rights.ts',
        statements.length > streams.size && 'may send mail, and uses no such mails: list them in its file',
        ...statements.flatMap((statement) => [
          !statement.is('Action', 'ses:SendRawEmail', ['ses:SendRawEmail']) && 'may do more than send',
          !statement.text('Condition.StringEquals.ses:FromAddress').includes('@') && 'may send in any name',
          statement.texts('Resource').length !== 2 && 'may send for more than one stream',
          ...statement.texts('Resource').map((arn) => {
            const isOwn = [...ends, ownIdentity(statement)].some((end) => arn.endsWith(end));
            return !isOwn && `may send by ${arn}`;
          }),
        ]),
      ];
    }),
    catches: {
      'a function that may send though it uses no mail': every(
        'AWS::IAM::Role',
        append(grantsPath, {
          Effect: 'Allow',
          Action: 'ses:SendRawEmail',
          Resource: 'arn:aws:ses:us-east-1:111122223333:identity/example.com',
        }),
        { where: (role, stacks) => functionOfRole(role, stacks) !== undefined, blames: functionOfRole },
      ),
    },
  },

  'a consumer that sends mail gets one message at a time, so that a kill repeats one mail at most': {
    violations: each(mappingType, (mapping, stacks) => [
      feedsMailer(mapping, stacks) && !mapping.is('BatchSize', 1) && 'hands over several messages at once',
    ]),
    catches: {
      'a mailer with ten messages under way': every(mappingType, set({ BatchSize: 10 }), { where: feedsMailer }),
    },
  },

  'a configuration set needs TLS, keeps its rates, has no list of its own, and tells of bounces and complaints': {
    violations: each(setType, (one, stacks) => {
      const told = stacks
        .of(destinationType)
        .filter((destination) => one.isNamedIn(destination.text('ConfigurationSetName')))
        .flatMap((destination) => destination.texts('EventDestination.MatchingEventTypes'));
      return [
        !one.is('DeliveryOptions.TlsPolicy', 'REQUIRE') && 'delivers in the clear',
        !one.is('ReputationOptions.ReputationMetricsEnabled', true) && 'keeps no rates',
        !one.is('SuppressionOptions.SuppressedReasons', []) && 'has a list of its own, which no operator could lift',
        ...['bounce', 'complaint'].map((type) => !told.includes(type) && `tells nobody of a ${type}`),
      ];
    }),
    catches: {
      'mail in the clear': every(setType, set({ 'DeliveryOptions.TlsPolicy': 'OPTIONAL' })),
      'mail without rates': every(setType, unset('ReputationOptions')),
      "SES's own list": every(setType, unset('SuppressionOptions')),
      'bounces that nobody hears of': remove(destinationType, { blames: (_, stacks) => stacks.of(setType)[0] }),
    },
  },

  'a configuration set tells the default bus, the only one that SES sends to': {
    violations: each(destinationType, (destination, stacks) => [
      !stacks.find(setType, destination.text('ConfigurationSetName')) && 'is of no configuration set of ours',
      !destination.is('EventDestination.Enabled', true) && 'is off',
      !destination.text('EventDestination.EventBridgeDestination.EventBusArn').endsWith(':event-bus/default') &&
        'tells another bus',
    ]),
    catches: {
      'a destination that is off': every(destinationType, set({ 'EventDestination.Enabled': false })),
      'another bus': every(
        destinationType,
        set({
          'EventDestination.EventBridgeDestination.EventBusArn': 'arn:aws:events:us-east-1:111122223333:event-bus/own',
        }),
      ),
      'a foreign configuration set': every(destinationType, set({ ConfigurationSetName: 'other' })),
    },
  },

  'a domain that mail comes from is kept, as its keys stand in its DNS': {
    violations: each(identityType, (identity) => [
      identity.declared.DeletionPolicy !== 'RetainExceptOnCreate' &&
        'goes with its stack, or is left by one that failed',
      !identity.text('EmailIdentity').includes('.') && 'is no domain',
    ]),
    catches: {
      'an identity that goes with its stack': every(identityType, (declared) => {
        declared.DeletionPolicy = 'Delete';
      }),
      'an identity that a failed attempt leaves': every(identityType, (declared) => {
        declared.DeletionPolicy = 'Retain';
      }),
      'an identity of no domain': every(identityType, set({ EmailIdentity: 'localhost' })),
    },
  },
};
