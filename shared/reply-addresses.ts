/** Fields of what is published that are addresses: paths where it is stored and in documents, absolute in replies (product-rules.md#published-addresses). */
const addressField = /^(?:img|cover|images|link|video_url|\w+_path)$/;

type Change = (address: string) => string;

function changed(value: unknown, change: Change, isAddress = false): unknown {
  if (typeof value === 'string') return isAddress ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => changed(one, change, isAddress));
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, changed(of, change, addressField.test(name))]),
  );
}

/** What is published, with addresses on an origin in the place of its paths; what leads to another site stays. */
export function withOrigin<Reply>(origin: string, reply: Reply): Reply {
  return changed(reply, (path) => (path.startsWith('/') ? origin + path : path)) as Reply; // the same but for these strings
}

/** A reply, with paths in the place of addresses on an origin. */
export function withoutOrigin<Reply>(origin: string, reply: Reply): Reply {
  const pathOf = (address: string) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
  return changed(reply, pathOf) as Reply; // the same but for these strings
}
