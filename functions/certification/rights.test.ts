import { expect, test } from 'vitest';
import * as desk from '../../shared/contract/certification/certificate-desk.ts';
import * as certificates from '../../shared/contract/certification/certificates.ts';
import { siteManifest } from '../site-manifest.ts';

/** Awarding reads the sign-up that a certificate is awarded to. */
const ofCertificates = [...Object.keys({ ...certificates, ...desk }), 'sweepImports', 'forgetHolders'].filter(
  (name) => name !== 'awardCertificate',
);

test.each(ofCertificates)('%s deals with certificates alone, and has no right to sign-ups', (name) => {
  const { tables, partitions, indexes = {}, owned } = siteManifest.functions[name]?.needs ?? {};
  const rows = tables?.certification ? partitions?.certification : ['none'];
  expect(rows?.filter((row) => 'sign-up#hash'.startsWith(row.replace('*', '')))).toEqual([]);
  expect(Object.keys(indexes).filter((index) => /SignUp|Photo|Contest/.test(index))).toEqual([]);
  expect(owned).toBeUndefined();
});

test('who publishes the keys that verify credentials has no right to those that sign', () => {
  expect(siteManifest.functions.readIssuerKeys?.needs.secrets).toBeUndefined();
});
