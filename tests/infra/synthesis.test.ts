import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { leastBootstrapVersion } from '../../infra/deployment/preflight.ts';

test('stacks are synthesized into the folder that is asked for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status } = spawnSync(process.execPath, ['infra/app.ts'], { env: { ...process.env, CDK_OUTDIR: folder } });
  expect(status).toBe(0);
  expect(existsSync(path.join(folder, 'manifest.json'))).toBe(true);
  const manifest = readFileSync(path.join(folder, 'manifest.json'), 'utf8');
  const versions = Array.from(manifest.matchAll(/"requiresBootstrapStackVersion": (\d+)/g), ([, version]) =>
    Number(version),
  );
  expect(Math.max(...versions), 'what the preflight of a deployment asks for').toBe(leastBootstrapVersion);
  expect(readdirSync(folder).filter((name) => name.endsWith('.template.json')).length).toBeGreaterThan(10);
});

test('hosts without a certificate are told before anything is deployed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify({ stage: 'prod' }) };
  const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts'], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('prod has hosts (infra/stages.ts)')]);
});
