/**
 * How replies are dressed. The specification's calls differ in the field that says "it worked" (spec §7); what is
 * inside is the same, so handlers return data or throw a refusal and this module alone writes and reads the dress.
 *
 * | dialect       | success                        | refusal                     |
 * |---------------|--------------------------------|-----------------------------|
 * | `status`      | `{status: 0, msg, data}`       | `{status: 1, msg}`          |
 * | `status-text` | `{status: '0', msg, data}`     | `{status: '1', msg}`        |
 * | `code`        | `{code: 0, msg, data}`         | `{code: 1, msg}`            |
 * | `code-200`    | `{code: 200, message, data}`   | `{code: 400, message}`      |
 */
export type Dialect = 'status' | 'status-text' | 'code' | 'code-200';

/** A "no" that is the business's own: HTTP 200 with a failing status and the exact message (design §3). */
export class Refusal extends Error {
  readonly status: number;

  /** @param status what the reply's status field says; −1 means "not signed in" or "not found" (spec §4, §8) */
  constructor(message: string, status = 1) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

type Body = Record<string, unknown>;

interface Dress {
  field: string;
  message: string;
  success: number | string;
  refusal(status: number): number | string;
}

const dresses: Record<Dialect, Dress> = {
  status: { field: 'status', message: 'msg', success: 0, refusal: (status) => status },
  'status-text': { field: 'status', message: 'msg', success: '0', refusal: String },
  code: { field: 'code', message: 'msg', success: 0, refusal: (status) => status },
  'code-200': { field: 'code', message: 'message', success: 200, refusal: () => 400 },
};

/** The body of a reply that worked. */
export function writeSuccess(dialect: Dialect, data: unknown): Body {
  const dress = dresses[dialect];
  return { [dress.field]: dress.success, [dress.message]: 'success', data };
}

/** The body of a reply that says no. */
export function writeRefusal(dialect: Dialect, refusal: Refusal): Body {
  const dress = dresses[dialect];
  return { [dress.field]: dress.refusal(refusal.status), [dress.message]: refusal.message };
}

/**
 * Takes the data out of a reply's body.
 * @throws Refusal when the reply says no, or is no reply of this dialect at all
 */
export function readReply(dialect: Dialect, body: unknown): unknown {
  const dress = dresses[dialect];
  const reply = new Map(Object.entries(Object(body)));
  const status = reply.get(dress.field);
  if (status === dress.success) return reply.get('data');
  const message = reply.get(dress.message);
  throw new Refusal(typeof message === 'string' ? message : 'The reply could not be read', Number(status ?? 1) || 1);
}
