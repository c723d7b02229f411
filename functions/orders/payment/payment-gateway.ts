import { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod/mini';
import { OutOfTime } from '../../platform/aws/time-budget.ts';
import { parsedJson } from '../../platform/outside/json-text.ts';
import { postForm } from '../../platform/outside/outside-call.ts';
import { type PaymentSecret, shanghaiTime } from './payment-secret.ts';
import { ProviderUnclear } from './trade.ts';

/** The answer of every call: `code` 10000 where it was done, else `sub_code` says why not. Its other fields differ by call. */
const Answer = z.looseObject({ code: z.string(), sub_code: z._default(z.string(), '') });
export type Answer = z.output<typeof Answer>;

const Envelope = z.looseObject({ sign: z.string() });

/** What a call is about: the order that its answer has to name. */
interface CallContent extends Readonly<Record<string, string>> {
  readonly out_trade_no: string;
}

/** Calls one method of the gateway. @returns what the provider signed. @throws ProviderUnclear for anything else, OutOfTime */
export type CallGateway = (method: string, content: CallContent) => Promise<Answer>;

/** What signs and checks signatures with the keys of the secret. Making it costs nothing, so that a changed key is in use at once. */
export function signing({ appId, privateKey, providerPublicKey, gateway }: PaymentSecret): AlipaySdk {
  return new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey: providerPublicKey, gateway });
}

/**
 * Calls the gateway. The SDK signs and checks signatures; the call itself is ours, as the SDK's client has no limit for a call as a whole, and reads an
 * answer from another text than the one whose signature it has checked.
 */
export function gatewayCaller(readSecret: () => Promise<PaymentSecret>): CallGateway {
  return async (method, content) => {
    const secret = await readSecret();
    const sdk = signing(secret);
    const parameters = new URLSearchParams(
      sdk.sdkExecute(method, { bizContent: content, timestamp: shanghaiTime(Date.now()) }),
    );
    // The gateway reads the character set from the address before it reads the body.
    const biz_content = parameters.get('biz_content') ?? '';
    parameters.delete('biz_content');
    const text = await posted(`${secret.gateway}?${parameters}`, { biz_content });
    const name = `${method.replaceAll('.', '_')}_response`;
    const envelope = Envelope.safeParse(parsedJson(text));
    if (!envelope.success || !(name in envelope.data)) throw new ProviderUnclear('The answer is none to this call');
    try {
      sdk.checkResponseSign(text, name, envelope.data.sign, '');
    } catch {
      // The SDK's error quotes the answer.
      throw new ProviderUnclear('The signature of the answer is not the provider’s');
    }
    const answer = Answer.safeParse(parsedJson(sdk.getSignStr(text, name)));
    if (!answer.success) throw new ProviderUnclear('The answer cannot be read');
    return answer.data;
  };
}

async function posted(url: string, fields: Readonly<Record<string, string>>): Promise<string> {
  try {
    return await postForm(url, fields);
  } catch (cause) {
    // Nothing was sent, so nothing is unclear.
    if (cause instanceof OutOfTime) throw cause;
    throw new ProviderUnclear('The gateway did not answer', { cause });
  }
}
