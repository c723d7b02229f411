import { millisecondsPerDay } from '../../../shared/calendar-day.ts';
import { functionName } from '../../../shared/contract/names.ts';
import { invokeFunction } from '../site/site-clients.ts';

/** What the widget of a domain's figures shows on a local site, as its viewer gets it. @param name of its function */
export async function shownWidget(stateDirectory: string, name: string, event: object = {}): Promise<string> {
  return String(await invokeFunction(stateDirectory, functionName('local', name), event));
}

/** The number that a widget shows for the last 30 days of its first figure. */
export async function shownCount(stateDirectory: string, name: string): Promise<number> {
  return numberIn(await shownMonth(stateDirectory, name), '[^<]+');
}

/** The number that a widget shows for the last 30 days of the figure with that label; thousands and decimals as people read them. */
export async function shownFigure(stateDirectory: string, name: string, label: string): Promise<number> {
  return numberIn(await shownMonth(stateDirectory, name), label);
}

function shownMonth(stateDirectory: string, name: string): Promise<string> {
  const end = Date.now();
  const timeRange = { start: end - 30 * millisecondsPerDay, end };
  return shownWidget(stateDirectory, name, { widgetContext: { timeRange } });
}

function numberIn(tiles: string, label: string): number {
  const tile = new RegExp(`>${label}</dt><dd[^>]*>(-?[\\d,.]+)<`).exec(tiles);
  return Number(tile?.[1]?.replaceAll(',', ''));
}
