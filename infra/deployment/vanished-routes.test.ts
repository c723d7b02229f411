import {
  ApiGatewayV2Client,
  DeleteRouteSettingsCommand,
  GetStageCommand,
  NotFoundException,
  UpdateStageCommand,
} from '@aws-sdk/client-apigatewayv2';
import { expect, test, vi } from 'vitest';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { forgetVanishedRoutes, restoreRates } from './vanished-routes.ts';

const definition = { contract: { downloads: { recordDownload } } };
const [ours, gone] = ['POST /api/pc/product_download', 'GET /api/pc/gone'];

/** An API whose stage has settings of these routes. @returns what of them was deleted, and what was put, too */
function anApi(settings: readonly string[] | undefined) {
  const client = new ApiGatewayV2Client({ region: 'us-east-1' });
  const deleted: (string | undefined)[] = [];
  const put: unknown[] = [];
  vi.spyOn(client, 'send').mockImplementation(async (command) => {
    if (command instanceof DeleteRouteSettingsCommand) {
      expect(command.input).toMatchObject({ ApiId: 'a1', StageName: '$default' });
      deleted.push(command.input.RouteKey);
      return {};
    }
    if (command instanceof UpdateStageCommand) {
      put.push(command.input);
      return {};
    }
    expect(command).toBeInstanceOf(GetStageCommand);
    if (!settings) throw new NotFoundException({ message: 'Invalid stage identifier specified', $metadata: {} });
    return { RouteSettings: Object.fromEntries(settings.map((key) => [key, { ThrottlingRateLimit: 1 }])) };
  });
  return { client, deleted, put };
}

test.each([
  ['a route that is gone', [ours, gone], [gone]],
  ['no route that is there', [ours], []],
  ['nothing before a first deployment', undefined, []],
])('the rate of %s is taken out of the stage', async (_, settings, forgotten) => {
  const { client, deleted } = anApi(settings);
  expect(await forgetVanishedRoutes(client, 'a1', definition)).toEqual(forgotten);
  expect(deleted).toEqual(forgotten);
});

test('the rate of a route that is gone for a time is taken out as well', async () => {
  const { client, deleted } = anApi([ours, gone]);
  expect(await forgetVanishedRoutes(client, 'a1', definition, [ours])).toEqual([ours, gone]);
  expect(deleted).toEqual([ours, gone]);
});

test('rates that the stage lacks are put back, and no others', async () => {
  const rate = { ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 };
  const { client, put } = anApi([gone]);
  expect(await restoreRates(client, 'a1', { [ours]: rate, [gone]: rate })).toEqual([ours]);
  expect(put).toEqual([{ ApiId: 'a1', StageName: '$default', RouteSettings: { [ours]: rate } }]);
  expect(await restoreRates(client, 'a1', { [gone]: rate })).toEqual([]);
  expect(put).toHaveLength(1);
});
