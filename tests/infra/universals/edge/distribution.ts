import { isObject, listOf, valueAt } from '../../../../infra/local/core/json.ts';
import { edgeAuthorizer } from '../../../../shared/manifest/edge-authorizer.ts';
import { notFoundPath } from '../../../../shared/routes.ts';
import { add, append, every, type Fields, type Mutation, put, set, unset } from '../mutation.ts';
import { type Complaint, each, type Universals } from '../universal.ts';
import { behavioursOf, bucketOf, isOurApi } from './behaviours.ts';

const distributionType = 'AWS::CloudFront::Distribution';

/** TLS policies of CloudFront that refuse everything before 1.2, and the weak ciphers of 1.2. */
const strongTls = ['TLSv1.2_2021', 'TLSv1.2_2025', 'TLSv1.3_2025'];

/** Changes the origins that are buckets, or those that are not. */
function inOrigins(kind: 'S3OriginConfig' | 'CustomOriginConfig', fields: Fields): Mutation {
  return every(distributionType, ({ Properties }) => {
    const origins = listOf(valueAt(Properties, ['DistributionConfig', 'Origins']))
      .flatMap(listOf)
      .filter(isObject);
    for (const origin of origins) if (origin[kind]) put(origin, fields);
  });
}

const certified = (certificate: Fields) =>
  every(distributionType, ({ Properties }) => {
    const ViewerCertificate = { AcmCertificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/c' };
    put(ViewerCertificate, certificate);
    put(Properties, { 'DistributionConfig.ViewerCertificate': ViewerCertificate });
  });

const measuring = 'AWS::CloudFront::MonitoringSubscription';
const measuringStatus = 'MonitoringSubscription.RealtimeMetricsSubscriptionConfig.RealtimeMetricsSubscriptionStatus';

export const distribution: Universals = {
  'of a distribution is measured how much of it the edge answers': {
    violations: each(distributionType, (distribution, stacks) => {
      const isMeasured = stacks
        .of(measuring)
        .some((one) => distribution.isNamedIn(one.text('DistributionId')) && one.is(measuringStatus, 'Enabled'));
      return [!isMeasured && 'has no share of hits'];
    }),
    catches: {
      'a measuring that is off': every(measuring, set({ [measuringStatus]: 'Disabled' }), {
        blames: (one, stacks) => stacks.find(distributionType, one.text('DistributionId')),
      }),
    },
  },

  'a host name of ours has a certificate and asks for TLS 1.2': {
    violations: each(distributionType, (distribution) => {
      const config = distribution.at('DistributionConfig');
      const certificate = config.at('ViewerCertificate');
      const hasOwn = certificate.has('AcmCertificateArn') || certificate.has('IamCertificateId');
      return [
        config.items('Aliases').length > 0 && !hasOwn && 'has host names without a certificate',
        hasOwn && !strongTls.includes(certificate.text('MinimumProtocolVersion')) && 'takes old versions of TLS',
        hasOwn && !certificate.is('SslSupportMethod', 'sni-only') && 'pays for addresses of its own',
      ];
    }),
    catches: {
      'host names without a certificate': every(
        distributionType,
        set({
          'DistributionConfig.Aliases': ['www.example.com'],
          'DistributionConfig.ViewerCertificate': { CloudFrontDefaultCertificate: true },
        }),
      ),
      'a certificate with TLS 1.0': certified({ MinimumProtocolVersion: 'TLSv1', SslSupportMethod: 'sni-only' }),
      'a certificate with no version of TLS': certified({ SslSupportMethod: 'sni-only' }),
      'a certificate for old browsers': certified({ MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'vip' }),
    },
  },

  'the firewall stands before the distribution': {
    violations: each(distributionType, (distribution, stacks) => [
      !stacks.find('AWS::WAFv2::WebACL', distribution.text('DistributionConfig.WebACLId')) && 'has no firewall of ours',
    ]),
    catches: { 'a distribution without a firewall': every(distributionType, unset('DistributionConfig.WebACLId')) },
  },

  'the distribution is on, speaks HTTP/3 and IPv6, and writes a log': {
    violations: each(distributionType, (distribution, stacks) => {
      const config = distribution.at('DistributionConfig');
      const sources = stacks.of('AWS::Logs::DeliverySource').map((source) => source.text('ResourceArn'));
      const isLogged =
        stacks.find('AWS::S3::Bucket', config.text('Logging.Bucket')) ||
        sources.some((source) => distribution.isNamedIn(source));
      return [
        !config.is('Enabled', true) && 'is off',
        !config.is('HttpVersion', 'http2and3') && 'does not speak HTTP/3',
        !config.is('IPV6Enabled', true) && 'does not speak IPv6',
        !isLogged && 'writes no log of ours',
      ];
    }),
    catches: {
      'a distribution that is off': every(distributionType, set({ 'DistributionConfig.Enabled': false })),
      'a distribution of old HTTP': every(distributionType, unset('DistributionConfig.HttpVersion')),
      'a distribution without IPv6': every(distributionType, set({ 'DistributionConfig.IPV6Enabled': false })),
      'a distribution without a log': add(distributionType, {
        DistributionConfig: { Enabled: true, HttpVersion: 'http2and3', IPV6Enabled: true },
      }),
    },
  },

  'an origin is a bucket of ours that knows CloudFront, or our API over TLS 1.2': {
    violations: each(distributionType, (distribution, stacks) =>
      distribution.items('DistributionConfig.Origins').flatMap((origin) => {
        const access = origin.text('OriginAccessControlId');
        const isKnown = stacks.find('AWS::CloudFront::OriginAccessControl', access) !== undefined;
        const custom = origin.at('CustomOriginConfig');
        const isStrong =
          custom.is('OriginProtocolPolicy', 'https-only') && custom.is('OriginSSLProtocols', ['TLSv1.2']);
        const isUsed = behavioursOf(distribution).some((behaviour) =>
          behaviour.stated.is('TargetOriginId', origin.text('Id')),
        );
        const complaints: readonly Complaint[] = bucketOf(origin, stacks)
          ? [!isKnown && 'is a bucket that does not know who asks']
          : [!isOurApi(origin, stacks) && 'is not ours', !isStrong && 'takes old versions of TLS or none'];
        return [...complaints, !isUsed && 'is where no path leads'].map(
          (complaint) => complaint && `${origin.text('Id')} ${complaint}`,
        );
      }),
    ),
    catches: {
      'a bucket without access control': inOrigins('S3OriginConfig', { OriginAccessControlId: '' }),
      'a foreign bucket': inOrigins('S3OriginConfig', { DomainName: 'bucket.s3.amazonaws.com' }),
      'a foreign host': inOrigins('CustomOriginConfig', { DomainName: 'api.example.com' }),
      'an API without TLS': inOrigins('CustomOriginConfig', {
        'CustomOriginConfig.OriginProtocolPolicy': 'match-viewer',
      }),
      'an API with TLS 1.0': inOrigins('CustomOriginConfig', {
        'CustomOriginConfig.OriginSSLProtocols': ['TLSv1', 'TLSv1.2'],
      }),
      'an origin where no path leads': every(distributionType, unset('DistributionConfig.CacheBehaviors')),
    },
  },

  'the edge proves itself to our API, by a header that is read from a secret': {
    violations: each(distributionType, (distribution, stacks) =>
      distribution.items('DistributionConfig.Origins').flatMap((origin) => {
        const headers = origin.items('OriginCustomHeaders');
        const proves = headers.some((header) => header.is('HeaderName', edgeAuthorizer.header));
        return [
          isOurApi(origin, stacks) && !proves && `${origin.text('Id')} is not told who asks`,
          ...headers.map((header) => {
            const isSecret = header.text('HeaderValue').startsWith('{{resolve:secretsmanager:');
            return !isSecret && `shows ${header.text('HeaderName')}`;
          }),
        ];
      }),
    ),
    catches: {
      'an edge that proves nothing': inOrigins('CustomOriginConfig', { OriginCustomHeaders: [] }),
      'an edge that proves nothing that the API reads': inOrigins('CustomOriginConfig', {
        OriginCustomHeaders: [{ HeaderName: 'x-other', HeaderValue: '{{resolve:secretsmanager:other}}' }],
      }),
      'a header in clear': inOrigins('CustomOriginConfig', {
        OriginCustomHeaders: [{ HeaderName: 'x-edge', HeaderValue: 'correct horse' }],
      }),
    },
  },

  'what is not there is answered by a page of the site, and no failure looks like success': {
    violations: each(distributionType, (distribution) => {
      const errors = distribution.items('DistributionConfig.CustomErrorResponses');
      const absent = errors.find((error) => error.is('ErrorCode', 404));
      return [
        !absent?.is('ResponsePagePath', notFoundPath) && 'has no page for what is not there',
        ...errors.map(
          (error) =>
            error.number('ResponseCode') !== error.number('ErrorCode') &&
            `answers ${error.number('ErrorCode')} with ${error.number('ResponseCode')}`,
        ),
      ];
    }),
    catches: {
      'no page for what is not there': every(distributionType, unset('DistributionConfig.CustomErrorResponses')),
      'a failure that looks like success': every(
        distributionType,
        append('DistributionConfig.CustomErrorResponses', { ErrorCode: 500, ResponseCode: 200 }),
      ),
    },
  },
};
