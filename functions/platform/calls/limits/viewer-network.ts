import { isIP, isIPv4 } from 'node:net';

/** The network that a call comes from, as limits count it. */
export interface ViewerNetworks {
  /** An IPv4 address, or the first 64 bits of an IPv6 address: a household or a machine has all addresses of those. */
  readonly network: string;
  /** Of an IPv6 address the first 48 bits, as a company or anybody who rents a server gets all networks of those. */
  readonly site?: string;
}

/**
 * Reads the network that a call comes from.
 * @param viewerAddress `CloudFront-Viewer-Address`: address and port, `198.51.100.10:46532` or `2001:db8::1:46532`; clients
 * cannot write it (CloudFront Developer Guide, "Add CloudFront request headers")
 * @throws Error when it is missing or no address: the call did not come through the edge as it should
 */
export function viewerNetworks(viewerAddress = ''): ViewerNetworks {
  // The port is always there, so the last colon is before it; brackets are how everybody else writes IPv6 with a port.
  const [, address = ''] = /^\[?([^[\]]*)\]?:\d{1,5}$/.exec(viewerAddress) ?? [];
  if (isIP(address) === 0) throw new Error('The edge did not say where the call comes from');
  if (isIPv4(address)) return { network: address };
  const parts = partsOf(address);
  const [seventh = 0, eighth = 0] = parts.slice(6);
  const isMapped = parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;
  if (isMapped) return { network: [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.') };
  const prefix = (bits: number) =>
    `${parts
      .slice(0, bits / 16)
      .map((part) => part.toString(16))
      .join(':')}::/${bits}`;
  return { network: prefix(64), site: prefix(48) };
}

/** The eight parts of an IPv6 address of 16 bits each. */
function partsOf(address: string): readonly number[] {
  // The URL parser writes every IPv6 address in one way: lower case, no dots, zeros left out once.
  const normal = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = normal.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((digits) => Number.parseInt(digits, 16)));
  if (tail === undefined) return read(head);
  const zeros = Array<number>(8 - read(head).length - read(tail).length).fill(0);
  return [...read(head), ...zeros, ...read(tail)];
}
