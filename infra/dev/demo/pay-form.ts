import * as z from 'zod/mini';
import type { Fields } from '../stand-ins/cashier/signed-form.ts';

/** A form that leads to the cashier, as a page has it. */
export interface PayForm {
  readonly action: string;
  readonly fields: Fields;
  /** What it is about. */
  readonly orderId: string;
  /** In yuan, two decimals. */
  readonly total: string;
}

/** What the form says of the order, as far as it matters here. */
const Content = z.object({ out_trade_no: z.string(), total_amount: z.string() });

/** Reads a form of the provider's. */
export function payFormIn(html: string): PayForm {
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
  const inputs = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(inputs.map(([, name, value = '']) => [name, value.replaceAll('&quot;', '"')]));
  const { out_trade_no, total_amount } = Content.parse(JSON.parse(fields.biz_content ?? ''));
  return { action, fields, orderId: out_trade_no, total: total_amount };
}

/** Sends a form as a browser does. @returns where it leads @throws when nobody answers */
export async function sendPayForm({ action, fields }: PayForm): Promise<{ status: number; location: string }> {
  const body = new URLSearchParams(fields);
  const { status, headers } = await fetch(action, { method: 'POST', body, redirect: 'manual' });
  return { status, location: headers.get('location') ?? '' };
}
