import { fillSecret } from '../fill-secret.ts';
import { wechatApp, wechatPath } from './wechat.ts';

/** Puts what the site needs to ask WeChat's stand-in into the stage's secret. @param port where the stand-in answers */
export async function fillWechatSecret(stateDirectory: string, port: number): Promise<void> {
  await fillSecret(stateDirectory, 'WechatSecretArn', {
    ...wechatApp,
    api: `http://127.0.0.1:${port}${wechatPath}/cgi-bin`,
  });
}
