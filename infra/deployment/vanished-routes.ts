import {
  type ApiGatewayV2Client,
  DeleteRouteSettingsCommand,
  GetStageCommand,
  NotFoundException,
  UpdateStageCommand,
} from '@aws-sdk/client-apigatewayv2';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { endpointsOf, type SiteDefinition } from '../site-definition.ts';
import type { Rates } from './versions/rates.ts';

const StageName = '$default';

/** The keys of all routes that a definition has, such as `POST /api/pc/product`. */
function routeKeys(definition: Pick<SiteDefinition, 'contract'>): ReadonlySet<string> {
  return new Set(
    endpointsOf(definition).flatMap(({ endpoint }) =>
      endpoint.path ? methodsOf(endpoint).map((method) => `${method} ${endpoint.path}`) : [],
    ),
  );
}

/**
 * Takes the rates of routes that the definition does not have any more out of the API's stage. Routes go with the stack of their domain, which is
 * deployed before that of the stage; and API Gateway deploys nothing whose settings name a route that is gone.
 * @param moving keys of routes that are gone for a time
 * @returns the keys of those routes
 */
export async function forgetVanishedRoutes(
  client: ApiGatewayV2Client,
  ApiId: string,
  definition: Pick<SiteDefinition, 'contract'>,
  moving: readonly string[] = [],
): Promise<readonly string[]> {
  const routes = routeKeys(definition);
  const settled = await settledRoutes(client, ApiId);
  const vanished = settled.filter((key) => !routes.has(key) || moving.includes(key));
  for (const RouteKey of vanished) await client.send(new DeleteRouteSettingsCommand({ ApiId, StageName, RouteKey }));
  return vanished;
}

/**
 * Puts the rates that the stage of the API lacks, as it does once a route has moved: CloudFormation sees no difference there.
 * @param rates of all routes that have one
 * @returns the keys of those routes
 */
export async function restoreRates(
  client: ApiGatewayV2Client,
  ApiId: string,
  rates: Rates,
): Promise<readonly string[]> {
  const settled = await settledRoutes(client, ApiId);
  const lacking = Object.entries(rates).filter(([key]) => !settled.includes(key));
  if (lacking.length > 0)
    await client.send(new UpdateStageCommand({ ApiId, StageName, RouteSettings: Object.fromEntries(lacking) }));
  return lacking.map(([key]) => key);
}

/** The routes with settings of their own; none where a first deployment has not come so far. */
async function settledRoutes(client: ApiGatewayV2Client, ApiId: string): Promise<readonly string[]> {
  try {
    const { RouteSettings = {} } = await client.send(new GetStageCommand({ ApiId, StageName }));
    return Object.keys(RouteSettings);
  } catch (error) {
    if (error instanceof NotFoundException) return [];
    throw error;
  }
}
