import type { IncomingMessage, RequestListener } from 'node:http';

/** What a stand-in is told of the site that it belongs to. */
interface StandInPlace {
  /** Port of the site, on which the stand-in answers. */
  readonly port: number;
  /** Folder of everything that survives restarts. */
  readonly stateDirectory: string;
  /** As `queueClock` of the site: divides the times that are waited after a failure. */
  readonly clock: number;
}

/**
 * Stands in for a system outside of AWS that the site works with. It is no part of the template: whoever starts the site passes it, and the site
 * answers with it below one path, under its own names and others.
 */
export interface StandIn {
  /** Beginning of its paths, such as `/__local/cashier`; the control pages link it by its last part. */
  readonly path: string;
  /** Names, beside those of the machine, by which it is called: `cashier.localhost`. */
  readonly hosts: readonly string[];
  start(place: StandInPlace): Promise<RunningStandIn>;
}

/** A stand-in that runs. */
export interface RunningStandIn {
  readonly answer: RequestListener;
  stop(): Promise<void>;
}

/** The stand-in that a request is for: by its path, and under a name that is its own, or nobody could say which page called it. */
export function standInFor<Each extends Pick<StandIn, 'path' | 'hosts'>>(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  all: readonly Each[],
): Each | undefined {
  const [path = ''] = url.split('?');
  const host = headers.host?.replace(/:\d+$/, '') ?? '';
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return all.find((each) => {
    const isBelow = path === each.path || path.startsWith(`${each.path}/`);
    return isBelow && [...names, ...each.hosts].includes(host);
  });
}
