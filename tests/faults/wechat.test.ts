import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signWechatShare } from '../../shared/contract/community/wechat.ts';
import { ask } from '../support/people/members.ts';
import { eventually } from '../support/runs/eventually.ts';
import { startTestSite } from '../support/site/site.ts';

const Calls = z.object({ tokens: z.int() });

test('where WeChat does not answer, fails or refuses, the call is refused, and WeChat is left alone for a while', async ({
  onTestFinished,
}) => {
  const site = await startTestSite({ publishes: false });
  onTestFinished(() => site.stop());
  const wechat = `${site.url}/__local/wechat`;
  const tokens = async () => Calls.parse(await (await fetch(`${wechat}/calls.json`)).json()).tokens;
  const fault = (calls: string) => fetch(`${wechat}/faults.json`, { method: 'POST', body: JSON.stringify({ calls }) });
  const sign = () => ask(site.url, signWechatShare, { url: `${site.url}/home` });
  const away = { status: 1, message: 'WeChat cannot be reached at the moment' };

  for (const name of ['silent', 'throwing', 'refusing']) {
    await fault(name);
    const before = await tokens();
    // Whoever asks within ten seconds of the failure before is refused without a call.
    await eventually(
      async () => {
        await expect(sign()).rejects.toMatchObject(away);
        return tokens();
      },
      (asked) => asked > before,
    );
    await expect(sign()).rejects.toMatchObject(away);
    expect((await tokens()) - before).toBeLessThanOrEqual(1);
  }
  await fault('none');
  const signed = await eventually(
    () => sign().catch(() => undefined),
    (answer) => answer !== undefined,
  );
  expect(signed).toMatchObject({ appId: 'wx0000000000000000' });
});
