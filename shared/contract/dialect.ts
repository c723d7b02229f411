import { Refusal } from './refusal.ts';

/**
 * How replies are written (product-rules.md#reply-dialects). Existing clients expect different fields to say "it worked"; the
 * data inside is the same, so handlers return data or throw a refusal, and only this module writes and reads the body around it.
 *
 * | dialect       | success                        | refusal                     |
 * |---------------|--------------------------------|-----------------------------|
 * | `status`      | `{status: 0, msg, data}`       | `{status: 1, msg}`          |
 * | `status-text` | `{status: '0', msg, data}`     | `{status: '1', msg}`        |
 * | `status-data` | `{status: '0', msg, data}`     | `{status: '1', msg, data: msg}` |
 * | `code`        | `{code: 0, msg, data}`         | `{code: 1, msg}`            |
 * | `code-200`    | `{code: 200, message, data}`   | `{code: 400, message}`      |
 * | `status-msg`  | `{status: 0, msg: data}`       | `{status: 1, msg}`          |
 * | `code-layui`  | `{code: 0, msg: '', data}`     | `{code: -1, msg}`           |
 */
export type Dialect = 'status' | 'status-text' | 'status-data' | 'code' | 'code-200' | 'status-msg' | 'code-layui';

type Body = Record<string, unknown>;

interface ReplyShape {
  field: string;
  message: string;
  success: number | string;
  /** Field of the data; that of the message may carry it, which is said by a refusal alone then. */
  data: string;
  /** Whether the field of the data says why something was refused, too. */
  repeats?: true;
  /** The message of a success whose handler says none; `success` when not given. */
  said?: string;
  refusal(status: number): number | string;
}

const shapes: Record<Dialect, ReplyShape> = {
  status: { field: 'status', message: 'msg', success: 0, data: 'data', refusal: (status) => status },
  'status-text': { field: 'status', message: 'msg', success: '0', data: 'data', refusal: String },
  'status-data': { field: 'status', message: 'msg', success: '0', data: 'data', repeats: true, refusal: String },
  code: { field: 'code', message: 'msg', success: 0, data: 'data', refusal: (status) => status },
  'code-200': { field: 'code', message: 'message', success: 200, data: 'data', refusal: () => 400 },
  'status-msg': { field: 'status', message: 'msg', success: 0, data: 'msg', refusal: (status) => status },
  'code-layui': { field: 'code', message: 'msg', success: 0, data: 'data', said: '', refusal: () => -1 },
};

/**
 * The body of a successful reply.
 * @param message what the client shows to a person, where it shows one
 */
export function writeSuccess(dialect: Dialect, data: unknown, message?: string): Body {
  const shape = shapes[dialect];
  return { [shape.field]: shape.success, [shape.message]: message ?? shape.said ?? 'success', [shape.data]: data };
}

/** The body of a refusal. */
export function writeRefusal(dialect: Dialect, refusal: Refusal): Body {
  const shape = shapes[dialect];
  return {
    [shape.field]: shape.refusal(refusal.status),
    [shape.message]: refusal.message,
    ...(shape.repeats && { [shape.data]: refusal.message }),
  };
}

/** What a successful reply carries. */
export interface Success {
  readonly data: unknown;
  /** What the client shows to a person, where it shows one; empty where the reply says nothing. */
  readonly message: string;
}

/**
 * Takes data and message out of a reply's body.
 * @throws Refusal when the reply is a refusal, or not a reply of this dialect at all
 */
export function readSuccess(dialect: Dialect, body: unknown): Success {
  const shape = shapes[dialect];
  const reply = new Map(Object.entries(Object(body)));
  const status = reply.get(shape.field);
  const message = reply.get(shape.message);
  if (status === shape.success)
    return { data: reply.get(shape.data), message: typeof message === 'string' ? message : '' };
  throw new Refusal(typeof message === 'string' ? message : 'The reply could not be read', Number(status ?? 1) || 1);
}

/** The data of a successful reply. @throws Refusal as `readSuccess` does */
export function readReply(dialect: Dialect, body: unknown): unknown {
  return readSuccess(dialect, body).data;
}
