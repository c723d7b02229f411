import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as esbuild from 'esbuild';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { bundling } from './build.ts';

test('a bundle writes mails without the parts of nodemailer that it leaves out', async () => {
  const contents = "export { rawMessage } from './functions/platform/mail/raw-message.ts';";
  const { outputFiles, metafile } = await esbuild.build({
    ...bundling,
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    metafile: true,
    write: false,
    outfile: 'mail.cjs',
  });
  const inputs = Object.keys(metafile.inputs).join('\n');
  expect(inputs).toContain('nodemailer');
  expect(inputs).not.toMatch(/mime-types|nodemailer.*fetch/);

  const module = { exports: {} as typeof import('./platform/mail/raw-message.ts') };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  const mail = { subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' };
  const raw = await module.exports.rawMessage({ from: 'a@example.com', to: 'b@example.org' }, mail);
  expect(await PostalMime.parse(raw)).toMatchObject({ subject: 'Grüße', html: '<p>Hello</p>\n' });
});

test('what bundles leave out of nodemailer is still where its modules import it', () => {
  const importOf = (file: string) => readFileSync(`node_modules/nodemailer/dist/esm/${file}`, 'utf8');
  expect(importOf('mime-funcs/index.js')).toMatch(/import .*mime-types\.js/);
  expect(importOf('mime-node/index.js')).toMatch(/import .*fetch\/index\.js/);
});
