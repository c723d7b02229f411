import { readReply } from '../../shared/contract/dialect.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { inParallel } from '../publish/in-parallel.ts';
import { endpointsOf, type SiteDefinition } from '../site-definition.ts';

/** A deployed site: its own name at the edge, and the name under which only the edge may reach its API. */
export interface SmokeTarget {
  readonly url: string;
  readonly apiUrl?: string;
}

/** What is asked of the site. */
interface Question {
  readonly subject: string;
  /** What is wrong with the answer; nothing where it is right. */
  readonly fault: () => Promise<string | undefined>;
}

/** Longer than any function may take (`infra/function-settings.ts` of endpoints), and a cold start. */
const patience = 30_000;
const atOnce = 8;

/**
 * Reads what every visitor reads, and changes nothing: each page of the sitemap, each cached read of the contract with its example, what is not
 * there, and the API past the edge.
 * @returns what is wrong, a sentence each
 */
export async function smokeTest(
  target: SmokeTarget,
  definition: Pick<SiteDefinition, 'contract'>,
): Promise<readonly string[]> {
  const questions = [
    ...(await pagePaths(target)).map((path) => ({ subject: path, fault: () => pageFault(`${target.url}${path}`) })),
    ...readsOf(definition).map((endpoint) => ({
      subject: `${endpoint.path}`,
      fault: () => readFault(target, endpoint),
    })),
    // Whoever follows an old link to a page comes to the home page (infra/edge/viewer-request.js); a call is told what is wrong.
    statusOf(`${target.url}/no-such-page`, [302]),
    statusOf(`${target.url}/api/no-such-call`, [404]),
    ...pastEdge(target, definition),
  ];
  const faults = await inParallel(questions, atOnce, async ({ subject, fault }) => {
    const found = await fault().catch((error: unknown) => `fails: ${error instanceof Error ? error.message : error}`);
    return found === undefined ? [] : [`${subject}: ${found}`];
  });
  return faults.flat();
}

/** The API refuses whoever does not have the edge's secret. */
function pastEdge({ apiUrl }: SmokeTarget, definition: Pick<SiteDefinition, 'contract'>): readonly Question[] {
  if (!apiUrl) return [];
  return readsOf(definition)
    .slice(0, 1)
    .map(({ path }) => statusOf(`${apiUrl}${path}`, [401, 403]));
}

const fetchOnce = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });

/** The paths of all pages; where there is no sitemap, its own, as something is wrong with it. */
async function pagePaths({ url }: SmokeTarget): Promise<readonly string[]> {
  const sitemap = await fetchOnce(`${url}/sitemap.xml`).then(
    (response) => response.text(),
    () => '',
  );
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
  return paths.length > 0 ? paths : ['/sitemap.xml'];
}

function statusOf(url: string, expected: readonly number[]): Question {
  const fault = async () => {
    const { status } = await fetchOnce(url);
    return expected.includes(status) ? undefined : `answers ${status}, not ${expected.join(' or ')}`;
  };
  return { subject: url, fault };
}

async function pageFault(url: string): Promise<string | undefined> {
  const response = await fetchOnce(url);
  if (response.status !== 200) return `answers ${response.status}`;
  if (!response.headers.get('content-security-policy')) return 'has no content-security-policy';
  if (!response.headers.get('strict-transport-security')) return 'has no strict-transport-security';
  return (await response.text()).includes('<h1') ? undefined : 'has no heading';
}

/** What the edge answers from its cache: nobody has to sign in for it, and it writes nothing. */
function readsOf(definition: Pick<SiteDefinition, 'contract'>): readonly Endpoint[] {
  return endpointsOf(definition).flatMap(({ endpoint }) => (endpoint.path && endpoint.cache ? [endpoint] : []));
}

async function readFault({ url }: SmokeTarget, endpoint: Endpoint): Promise<string | undefined> {
  const { path, example, reply = 'json', dialect, response: shape } = endpoint;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(example as object)) query.set(name, String(value)); // an example is an object of its fields
  const response = await fetchOnce(`${url}${path}?${query}`);
  const text = await response.text();
  if (response.status !== 200) return `answers ${response.status}: ${text.slice(0, 200)}`;
  if (reply !== 'json') return undefined;
  const data = readReply(dialect, JSON.parse(text));
  return shape.safeParse(data).success ? undefined : `answers what the contract does not say: ${text.slice(0, 200)}`;
}
