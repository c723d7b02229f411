import { functionName } from '../../shared/contract/names.ts';
import { invokeFunction } from './site-clients.ts';

/** What the widget of a domain's figures shows on a local site, as its viewer gets it. @param name of its function */
export async function shownWidget(stateDirectory: string, name: string, event: object = {}): Promise<string> {
  return String(await invokeFunction(stateDirectory, functionName('local', name), event));
}

/** The number that a widget of one figure shows for the last 30 days. */
export async function shownCount(stateDirectory: string, name: string): Promise<number> {
  const row = /Last 30 days<\/th>\s*<td[^>]*>([\d,]+)</.exec(await shownWidget(stateDirectory, name));
  return Number(row?.[1]?.replaceAll(',', ''));
}
