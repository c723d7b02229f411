import { describe, expect, it, test } from 'vitest';
import { desktopPlatform, opensMobileBuilds, ownPlatform } from './visitor.ts';

const windows = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
  maxTouchPoints: 0,
};
const mac = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1',
  maxTouchPoints: 0,
};
const linux = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', maxTouchPoints: 0 };
const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', maxTouchPoints: 5 };
const ipad = { userAgent: mac.userAgent, maxTouchPoints: 5 };
const android = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};

describe('desktopPlatform', () => {
  it('Windows is detected, also with a touch screen', () => {
    expect(desktopPlatform(windows)).toBe('windows');
    expect(desktopPlatform({ ...windows, maxTouchPoints: 10 })).toBe('windows');
  });

  it('a Mac is detected', () => {
    expect(desktopPlatform(mac)).toBe('mac');
  });

  it('an iPhone, or an iPad that claims to be a Macintosh, is not taken for a Mac', () => {
    expect(desktopPlatform(iphone)).toBeUndefined();
    expect(desktopPlatform(ipad)).toBeUndefined();
  });

  it('no platform is suggested to phones and to systems without a build', () => {
    expect(desktopPlatform(android)).toBeUndefined();
    expect(desktopPlatform(linux)).toBeUndefined();
  });
});

test.each([
  ['windows', windows],
  ['mac', mac],
  ['ios', iphone],
  ['ios', ipad],
  ['android', android],
  [undefined, linux],
] as const)('the platform of a visitor is %s', (platform, traits) => {
  expect(ownPlatform(traits)).toBe(platform);
});

describe('opensMobileBuilds', () => {
  const opens = (width: number, height: number) => opensMobileBuilds(windows, { width, height });

  it('mobile builds open directly on phones and tablets', () => {
    const size = { width: 1_200, height: 800 };
    expect([iphone, ipad, android].map((traits) => opensMobileBuilds(traits, size))).toEqual([true, true, true]);
  });

  it('mobile builds open directly in any window of 768 pixels or less', () => {
    expect([opens(768, 600), opens(769, 600)]).toEqual([true, false]);
  });

  it('mobile builds open directly in an upright window of 640 to 1200 pixels', () => {
    expect([opens(900, 1_200), opens(901, 1_200), opens(1_200, 1_600), opens(1_201, 1_700)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
