/** Name of a picture in `web/build/picture-manifest.json`, by the address of one of its files. */
export function pictureName(address: string): string {
  return address.replace(/^.*\//, '').replace(/-\d+\.\w+$/, '');
}
