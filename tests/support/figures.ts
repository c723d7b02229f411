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

/** The number that a widget shows for the last 30 days of the figure with that label; thousands and decimals as people read them. */
export async function shownFigure(stateDirectory: string, name: string, label: string): Promise<number> {
  const tables = (await shownWidget(stateDirectory, name))
    .split('<table')
    .filter((table) => table.includes(`>${label} on`));
  const row = /Last 30 days<\/th>\s*<td[^>]*>(-?[\d,.]+)</.exec(tables.join(''));
  return Number(row?.[1]?.replaceAll(',', ''));
}
