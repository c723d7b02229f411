/** Platform codes of every call and file (product-rules.md#platform-codes): 1 Windows, 2 Mac, 3 iOS, 4 Android. */
export const platforms = {
  windows: { code: 1, label: 'Windows' },
  mac: { code: 2, label: 'Mac' },
  ios: { code: 3, label: 'iOS' },
  android: { code: 4, label: 'Android' },
} as const;

export type Platform = keyof typeof platforms;
export type PlatformCode = (typeof platforms)[Platform]['code'];

/** The field of a release that holds a platform's path. */
export const pathFields = { windows: 'win_path', mac: 'mac_path', android: 'and_path', ios: 'ios_path' } as const;
export type PathField = (typeof pathFields)[Platform];

/** In the order in which pages list them. */
export const platformNames: readonly Platform[] = ['windows', 'mac', 'android', 'ios'];

/** Every platform code. */
export const platformCodes: readonly PlatformCode[] = platformNames.map((name) => platforms[name].code);

/** The platform of a code, or undefined for a code that names none. */
export function platformOfCode(code: number): Platform | undefined {
  return platformNames.find((name) => platforms[name].code === code);
}
