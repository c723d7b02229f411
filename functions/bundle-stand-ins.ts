import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Modules of nodemailer that bundles do without, by the end of their path: a table of 1,900 file types, and a client that loads
 * content from addresses. Our files state their type, and our mails have no addresses to load; without them a bundle
 * is 83 KB smaller and starts 8 ms earlier.
 */
const standIns: Readonly<Record<string, string>> = {
  'mime-funcs/mime-types.js': 'functions/platform/mail/no-file-types.ts',
  'nodemailer/dist/esm/fetch/index.js': 'functions/platform/mail/no-loading.ts',
};

/** Packages whose code none of our calls reaches, by the module that stands for them: how much smaller bundles are, the READMEs say. */
const unusedPackages: Readonly<Record<string, readonly string[]>> = {
  // Of the AWS SDK.
  'functions/platform/aws/no-event-streams.ts': ['@smithy/core/event-streams'],
  'functions/platform/aws/no-endpoint-discovery.ts': ['@aws-sdk/middleware-endpoint-discovery'],
  // Of `alipay-sdk`.
  'functions/orders/payment/unused-packages.ts': [
    'urllib',
    'formstream',
    'crypto-js',
    '@fidm/x509',
    'bignumber.js',
    'sse-decoder',
  ],
  // Of `@simplewebauthn/server`: certificates of makers of devices, for which we do not ask.
  'functions/accounts/passkeys/no-certificates.ts': ['@peculiar/x509', '@peculiar/asn1-android', 'reflect-metadata'],
  // By which fontkit would open compressed fonts.
  'functions/platform/pdf/no-brotli.ts': ['brotli/decompress.js'],
};

/** For esbuild's `alias`. */
export const standInPackages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(unusedPackages).flatMap(([standIn, names]) => names.map((name) => [name, path.resolve(standIn)])),
);

/** Puts our stand-ins in the place of modules that a package imports by relative paths, which `alias` does not reach. */
export const bundleStandIns: Plugin = {
  name: 'bundle-stand-ins',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*(mime-types|fetch\/index)\.js$/ }, ({ path: imported, resolveDir }) => {
      const target = path.resolve(resolveDir, imported).replaceAll(path.sep, '/');
      const found = Object.entries(standIns).find(([end]) => target.includes('/nodemailer/') && target.endsWith(end));
      return found && { path: path.resolve(found[1]) };
    });
    // Node's permission model, under which functions run locally, refuses `process.binding`, by which Emscripten looks up how files are opened.
    build.onLoad({ filter: /sharp-wasm32-[\d.]+\.node\.js$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll(
        'process.binding("constants")',
        '{fs:require("node:fs").constants}',
      ),
    }));
  },
};
