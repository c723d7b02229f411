import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Resource } from '../../stacks.ts';
import { type Aim, every, set, unset } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';
import { behavioursOf } from './behaviours.ts';

const policyType = 'AWS::CloudFront::ResponseHeadersPolicy';
const security = 'ResponseHeadersPolicyConfig.SecurityHeadersConfig';
const csp = `${security}.ContentSecurityPolicy.ContentSecurityPolicy`;
const aYear = 31_536_000;
/** Paths of files that pages show in a frame, such as manuals. */
const files = ['/downloads/*', '/media/*'];

/** Sources of scripts that the web build put into its pages, and the site's own files. */
const built = z.object({ scripts: z.array(z.string()) }).parse(JSON.parse(readFileSync('.build/web-csp.json', 'utf8')));
const ownScripts = [`'self'`, ...built.scripts];
/** By it a page says how WeChat shares it; loaded inside WeChat alone. */
const scriptOfWechat = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** The sources of each directive of a content security policy. */
function directivesOf(policy: Resource): ReadonlyMap<string, readonly string[]> {
  const words = policy
    .text(csp)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  return new Map(words.map(([name = '', ...sources]) => [name, sources]));
}

/** Sources that allow everything, or whatever a page itself contains. */
const wide = /^('unsafe-.*'|\*|https?:|wss?:|data:|blob:)$/;

/** Pages restrict their styles themselves, by hash, style sheets contain small pictures, and pages show a picture before it is sent. */
const accepted = [`style-src 'unsafe-inline'`, 'img-src data:', 'img-src blob:'];

/** A strict policy with one directive changed, for mutations. */
function changed(directive: string, sources: string) {
  const strict = {
    'default-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  };
  const all = { ...strict, 'script-src': ownScripts.join(' '), [directive]: sources };
  return every(
    policyType,
    set({
      [csp]: Object.entries(all)
        .map((entry) => entry.join(' '))
        .join('; '),
    }),
  );
}

/** Policies of what nobody may frame. */
const unframed: Aim = { where: (policy) => policy.text(csp).includes(`frame-ancestors 'none'`) };

export const headers: Universals = {
  'a page runs only its own files, the scripts that the web build put into it, and one file of WeChat': {
    violations: each(policyType, (policy) => {
      const directives = directivesOf(policy);
      const sources = directives.get('script-src') ?? directives.get('default-src') ?? ['*'];
      const isStrict = [ownScripts, [...ownScripts, scriptOfWechat], [`'none'`]].some(
        (allowed) => allowed.join(' ') === sources.join(' '),
      );
      return [!isStrict && `lets pages run ${sources.join(' ')}`];
    }),
    catches: {
      'scripts in the page': changed('script-src', `${ownScripts.join(' ')} 'unsafe-inline'`),
      'scripts of another site': changed('script-src', `'self' https://cdn.example.com`),
      'any script of that host': changed('script-src', `${ownScripts.join(' ')} https://res.wx.qq.com`),
      'a script of the build that is left out': changed('script-src', `'self'`),
      'a policy without a word about scripts': every(policyType, set({ [csp]: `frame-ancestors 'none'` })),
    },
  },

  'what the content security policy does not name is forbidden': {
    violations: each(policyType, (policy) => {
      const directives = directivesOf(policy);
      const forbidden = ['default-src', 'base-uri'];
      return [
        ...forbidden.map((name) => directives.get(name)?.join() !== `'none'` && `does not forbid ${name}`),
        !directives.has('form-action') && 'lets forms be sent anywhere',
        ...[...directives].flatMap(([name, sources]) =>
          sources.map(
            (source) => wide.test(source) && !accepted.includes(`${name} ${source}`) && `allows ${name} ${source}`,
          ),
        ),
      ];
    }),
    catches: {
      'a policy that allows by default': changed('default-src', `'self'`),
      'a policy that lets pages connect anywhere': changed('connect-src', 'https:'),
      'a policy that lets pages connect to files of the browser': changed('connect-src', `'self' blob:`),
      'a policy with eval': changed('worker-src', `'unsafe-eval'`),
      'no policy': every(policyType, unset(`${security}.ContentSecurityPolicy`)),
    },
  },

  'browsers keep to HTTPS for a year at least, guess no types and tell nobody the address of a page': {
    violations: each(policyType, (policy) => {
      const config = policy.at(security);
      const transport = config.at('StrictTransportSecurity');
      return [
        !(transport.number('AccessControlMaxAgeSec') >= aYear) && 'lets browsers forget HTTPS within a year',
        !transport.is('IncludeSubdomains', true) && 'leaves subdomains out of HTTPS',
        !config.has('ContentTypeOptions') && 'lets browsers guess types',
        !['no-referrer', 'strict-origin'].includes(config.text('ReferrerPolicy.ReferrerPolicy')) &&
          'tells paths and queries with what a page loads',
        ...config.fields().map(([name, header]) => !header.is('Override', true) && `lets an origin override ${name}`),
      ];
    }),
    catches: {
      'HTTPS for a day': every(
        policyType,
        set({ [`${security}.StrictTransportSecurity.AccessControlMaxAgeSec`]: 86_400 }),
      ),
      'no word about HTTPS': every(policyType, unset(`${security}.StrictTransportSecurity`)),
      'types that browsers guess': every(policyType, unset(`${security}.ContentTypeOptions`)),
      'whole addresses for other sites': every(
        policyType,
        set({ [`${security}.ReferrerPolicy.ReferrerPolicy`]: 'unsafe-url' }),
      ),
      'whole addresses for files of our own': every(
        policyType,
        set({ [`${security}.ReferrerPolicy.ReferrerPolicy`]: 'strict-origin-when-cross-origin' }),
      ),
      'an origin that knows better': every(policyType, set({ [`${security}.ContentSecurityPolicy.Override`]: false })),
    },
  },

  'nothing may be framed but files, and those by pages of the site': {
    violations: each(policyType, (policy, stacks) => {
      const served = stacks
        .of('AWS::CloudFront::Distribution')
        .flatMap(behavioursOf)
        .filter(({ stated }) => stacks.find(policyType, stated.text('ResponseHeadersPolicyId')) === policy)
        .map(({ path }) => path);
      const framers = directivesOf(policy).get('frame-ancestors')?.join(' ');
      const option = policy.text(`${security}.FrameOptions.FrameOption`);
      const isClosed = framers === `'none'` && option === 'DENY';
      const isOwn = framers === `'self'` && option === 'SAMEORIGIN';
      return served.map(
        (path) => !isClosed && !(isOwn && files.includes(path)) && `lets ${framers} frame ${path} (${option})`,
      );
    }),
    catches: {
      'answers that anybody frames': changed('frame-ancestors', '*'),
      'pages and calls that pages of the site frame': every(
        policyType,
        set({ [csp]: `frame-ancestors 'self'`, [`${security}.FrameOptions.FrameOption`]: 'SAMEORIGIN' }),
        unframed,
      ),
      'a policy without a word about frames': every(policyType, set({ [csp]: `default-src 'none'` })),
      'an old header that says otherwise': every(
        policyType,
        set({ [`${security}.FrameOptions.FrameOption`]: 'SAMEORIGIN' }),
        unframed,
      ),
      'no old header': every(policyType, unset(`${security}.FrameOptions`)),
    },
  },

  'a page may use no camera and share no window, and neither the server nor how buckets are kept is told': {
    violations: each(policyType, (policy) => {
      const config = policy.at('ResponseHeadersPolicyConfig');
      const custom = config.items('CustomHeadersConfig.Items').filter((header) => header.is('Override', true));
      const sent = new Map(custom.map((header) => [header.text('Header').toLowerCase(), header.text('Value')]));
      const removed = config.items('RemoveHeadersConfig.Items').map((header) => header.text('Header').toLowerCase());
      const denied = ['camera=()', 'geolocation=()', 'microphone=()'];
      return [
        ...denied.map((right) => !sent.get('permissions-policy')?.includes(right) && `does not say ${right}`),
        sent.get('cross-origin-opener-policy') !== 'same-origin' && 'shares windows with other sites',
        ...['server', 'x-amz-meta-sha256', 'x-amz-version-id', 'x-amz-server-side-encryption'].map(
          (header) => !removed.includes(header) && `sends ${header}`,
        ),
      ];
    }),
    catches: {
      'no word about rights': every(policyType, unset('ResponseHeadersPolicyConfig.CustomHeadersConfig')),
      'rights that an origin may give back': every(
        policyType,
        set({ 'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items.0.Override': false }),
      ),
      'a server that is named': every(policyType, unset('ResponseHeadersPolicyConfig.RemoveHeadersConfig')),
      'versions of objects that are told': every(
        policyType,
        set({ 'ResponseHeadersPolicyConfig.RemoveHeadersConfig.Items': [{ Header: 'server' }] }),
      ),
    },
  },
};
