import { endpoints } from '../../shared/contract/registry.ts';
import type { Access } from './access.ts';
import { hashedFolder } from './site-objects.ts';

/** Invalidates paths at the edge; `*` at the end of a path stands for anything. */
export type Invalidate = (paths: readonly string[], reference: string) => Promise<void>;

/** CloudFront takes fifteen paths with wildcards at a time; beyond that one path for all is also the cheaper way. */
const wildcardLimit = 15;

/** Invalidates paths of a CloudFront distribution. */
export function invalidator(distributionId: string, { endpoints: local, ...account }: Access): Invalidate {
  return async (paths, reference) => {
    const { CloudFrontClient, CreateInvalidationCommand } = await import('@aws-sdk/client-cloudfront');
    const client = new CloudFrontClient({ ...account, ...(local && { endpoint: local.cloudfront }) });
    await client.send(
      new CreateInvalidationCommand({
        DistributionId: distributionId,
        InvalidationBatch: {
          CallerReference: reference,
          Paths: { Quantity: paths.length, Items: [...paths] },
        },
      }),
    );
  };
}

/**
 * The paths to invalidate after a change. A page is cached under the address a visitor asks for and under the key to which
 * the viewer function maps it, hence the wildcard over its first segment.
 * @param siteKeys keys of changed objects of the site; hashed assets among them need nothing
 * @param downloadKeys keys of files whose bytes were replaced
 * @param readsChanged whether published collections changed, which makes every cached read of content outdated
 * @param calls the contract; live reads in it have nothing to do with publishing
 */
export function invalidationPaths(
  siteKeys: readonly string[],
  downloadKeys: readonly string[],
  readsChanged: boolean,
  calls = endpoints,
): string[] {
  const paths = withoutCovered([
    ...siteKeys.filter((key) => !key.startsWith(hashedFolder)).map(pathOfSiteKey),
    ...downloadKeys.map((key) => `/${key}*`),
    ...(readsChanged ? publishedReads(calls) : []),
  ]);
  return paths.length > wildcardLimit ? ['/*'] : paths;
}

/** Each path once, sorted, without those that a path with a wildcard among them covers. */
function withoutCovered(paths: readonly string[]): string[] {
  const each = [...new Set(paths)].sort();
  const covers = (wide: string, path: string) =>
    wide !== path && wide.endsWith('*') && path.startsWith(wide.slice(0, -1));
  return each.filter((path) => !each.some((wide) => covers(wide, path)));
}

function pathOfSiteKey(key: string): string {
  if (key === 'index.html') return '/';
  const [folder, ...rest] = key.split('/');
  return rest.length > 0 ? `/${folder}*` : `/${key}`;
}

function publishedReads(calls: typeof endpoints): string[] {
  return calls.flatMap(({ endpoint }) => (endpoint.cache?.kind === 'content' ? [`${endpoint.path}*`] : []));
}
