/** Case studies out of doors, 3:2: each from where the audience stands, from another place, and from the desk. */

import type { Camera } from '../camera.ts';
import type { Render } from './picture.ts';

function inCase(
  slug: string,
  exposure = 1,
  scene = slug,
): (view: 1 | 2 | 3, camera: Camera, images: readonly string[], exposed?: number) => Render {
  return (view, camera, images, exposed = exposure) => ({
    name: `case-${slug}-${view}`,
    scene,
    width: 960,
    height: 640,
    widths: [960, 480],
    images,
    camera,
    samples: 16,
    look: { exposure: exposed },
    ceilings: { 960: 44_000, 480: 14_000 },
  });
}

const oldTownGate = inCase('old-town-gate');
const cableBridge = inCase('cable-bridge', 1.2);
const lakeWaterScreen = inCase('lake-water-screen');
const forestPath = inCase('forest-path', 1.5);
const mediaTower = inCase('media-tower', 1.2);
const riverside = inCase('riverside-night-tour', 1.1, 'cultural-tourism-night-tour');
const harbour = inCase('harbour-skyline', 1, 'landscape-lighting');

export const outdoorCases: readonly Render[] = [
  oldTownGate(1, { from: [-2.4, 1.65, 8.5], to: [0.2, 4.4, -16], fieldOfView: 42 }, [
    'content:corridor@3',
    'content:corridor@3',
  ]),
  oldTownGate(2, { from: [10.5, 1.65, -3.5], to: [0.5, 4.6, -16], fieldOfView: 52 }, [
    'content:corridor@8',
    'content:corridor@3',
  ]),
  oldTownGate(
    3,
    { from: [2.48, 1.5, 7.98], to: [2.48, 1.5, 0], fieldOfView: 56, aperture: 0.003, focus: 0.9, shift: [-0.12, -0.3] },
    [
      'content:corridor@3',
      'screen:s3-gate?ink=corridor@3&aurora=corridor@8&blocks=grid@6&Riverside night tour=Old town gate&Cloth dyers=Through the gate&dyers_8k.hvc=gate_8k.hvc&Granary=West tower&Guild hall=Gate, left&Dye works=Gate, right&Customs=East tower&warehouses.obj=gate.obj',
    ],
  ),
  cableBridge(1, { from: [-92, 4.7, 22], to: [-14, 25, -120], fieldOfView: 38 }, [
    'content:aurora@8',
    'content:aurora@8',
  ]),
  cableBridge(
    2,
    { from: [4, 13.55, -126.6], to: [56, 36, -121], fieldOfView: 62 },
    ['content:aurora@14', 'content:aurora@8'],
    1.5,
  ),
  cableBridge(
    3,
    {
      from: [13.9, 4.5, 17.95],
      to: [13.9, 4.5, 0],
      fieldOfView: 56,
      aperture: 0.003,
      focus: 0.95,
      shift: [-0.16, -0.22],
    },
    ['content:aurora@8', 'screen:c-series?city=aurora@8&Harbour Skyline=River bridge&Tide and light=Northern light'],
  ),
  lakeWaterScreen(1, { from: [-2.5, 4.3, 13.5], to: [0, 8.2, -44], fieldOfView: 39 }, [
    'content:particles@3',
    'content:particles@3',
  ]),
  lakeWaterScreen(2, { from: [-31, 1.9, -14], to: [-2, 6.4, -44], fieldOfView: 44 }, [
    'content:silk@6',
    'content:particles@3',
  ]),
  lakeWaterScreen(
    3,
    { from: [2.9, 4.0, 12.9], to: [2.9, 4.0, 0], fieldOfView: 56, aperture: 0.003, focus: 0.95, shift: [-0.16, -0.22] },
    [
      'content:particles@3',
      'screen:s3-pro?grid=particles@3&corridor=rain@3&Harbour Lights 2026=Lake film&Opening gala=Evening show&Sunrise=Pearl&sunrise_8k.hvc=pearl_8k.hvc',
    ],
  ),
  forestPath(1, { from: [-0.2, 1.6, 5.5], to: [-0.2, 2.0, -14], fieldOfView: 48 }, [
    'content:waves@9',
    'content:waves@9',
  ]),
  forestPath(
    2,
    { from: [2.3, 1.5, -3.2], to: [-2.0, 2.1, -12], fieldOfView: 46 },
    ['content:rain@3', 'content:waves@9'],
    2.2,
  ),
  forestPath(
    3,
    {
      from: [-1.62, 1.5, 6.1],
      to: [-1.62, 1.5, 0],
      fieldOfView: 56,
      aperture: 0.003,
      focus: 0.95,
      shift: [0.16, -0.22],
    },
    [
      'content:waves@9',
      'screen:s3-lite?particles=waves@9&waves=rain@3&Anniversary evening=Forest walk&Forty years of light=Rings in the wood&Guests arrive=First steps&Opening=Clearing&Founders’ speech=Silk&Forty years=Old oak&Award=Ice&Dance floor=Way out&opening_v12.hvc=rings_v12.hvc',
    ],
  ),
  mediaTower(1, { from: [-0.9, 1.65, 6], to: [-0.6, 1.65, -40], fieldOfView: 43, shift: [0, 0.55] }, [
    'content:rain@3',
    'content:rain@3',
  ]),
  mediaTower(
    2,
    { from: [50.5, 39.75, -52], to: [14, 39.75, -172], fieldOfView: 40, shift: [0.1, 0.45] },
    ['content:aurora@8', 'content:rain@3'],
    0.9,
  ),
  mediaTower(
    3,
    {
      from: [45.23, 39.5, -46.07],
      to: [41.8, 39.5, -55.46],
      fieldOfView: 56,
      aperture: 0.003,
      focus: 0.95,
      shift: [-0.16, -0.22],
    },
    [
      'content:rain@3',
      'screen:c-series?city=rain@3&rain=waves@9&Harbour Skyline=Media tower&Harbour=Tower&East quay=North face&Tide and light=Rain on glass&20:30  Tide and light=20:30  Rain on glass',
    ],
  ),
  riverside(2, { from: [7.6, 1.3, -5.4], to: [0.6, 2.3, -13], fieldOfView: 46 }, ['content:silk@14', 'content:silk@6']),
  riverside(
    3,
    { from: [3.1, 1.52, 4.8], to: [3.1, 1.52, 0], fieldOfView: 46, aperture: 0.002, focus: 0.64, shift: [-0.12, -0.5] },
    [
      'content:silk@6',
      'screen:s3-garden?ink=silk@6&blocks=silk@14&Cloth dyers=Silk&dyers_8k.hvc=silk_8k.hvc&stone_8k.hvc=moon_8k.hvc&Granary=West wall&Guild hall=Windows&Dye works=Moon gate&Customs=East wall&warehouses.obj=garden.obj',
    ],
  ),
  harbour(2, { from: [46, 3.2, -34], to: [-10, 22, -122], fieldOfView: 46 }, ['content:facets@20', 'content:facets@3']),
  harbour(
    3,
    {
      from: [39.9, 6.6, 30.95],
      to: [36, 6.6, 0],
      fieldOfView: 56,
      aperture: 0.003,
      focus: 0.95,
      shift: [-0.16, -0.22],
    },
    ['content:facets@3', 'screen:c-series?city=facets@3&facets=grid@9'],
  ),
];
