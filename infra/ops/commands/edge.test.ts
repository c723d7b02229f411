import { expect, test } from 'vitest';
import { keptOutput } from '../../terminal/kept-output.ts';
import { edge, rotateLocally, showEdge } from './edge.ts';

const accepted = async () => ({ current: 'v2', previous: 'v1' });

test('the versions of the secret are shown, with that which a deployed edge was told to send', async () => {
  const [local, deployed] = [keptOutput(), keptOutput()];
  await showEdge({ accepted }, false, local);
  expect(local.written()).toBe('The API accepts version v2, and v1 from before.\n');
  await showEdge({ accepted: async () => ({ current: 'v1' }), sent: async () => 'v1' }, false, deployed);
  expect(deployed.written()).toBe('The API accepts version v1.\nThe edge was told to send v1.\n');
});

test('the versions of the secret are data too', async () => {
  const output = keptOutput();
  await showEdge({ accepted, sent: async () => 'v1' }, true, output);
  expect(JSON.parse(output.written())).toEqual({ current: 'v2', previous: 'v1', sent: 'v1' });
});

test('a rotation on a local site says that its edge does not send the version yet', async () => {
  const [text, data] = [keptOutput(), keptOutput()];
  const write = async () => 'v3';
  await rotateLocally({ write }, false, text);
  expect(text.written()).toContain('Restart the local site');
  await rotateLocally({ write }, true, data);
  expect(JSON.parse(data.written())).toEqual({ version: 'v3', sent: false });
});

test.each([[[]], [['change']], [['rotate', 'now']]])('edge %j is refused', async (args) => {
  await expect(edge.run(args, keptOutput())).rejects.toThrow('Say what to do: edge show or edge rotate');
});
