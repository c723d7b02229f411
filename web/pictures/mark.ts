/** The site's mark: three beams from one lamp, the middle one in the accent colour. Computed from a few angles, for any size. */

const LAMP = { x: 32, y: -1 };
const NEAR = 15;
const FAR = 55;
const BEAMS = [
  { from: 14, to: 29, light: 'cool' },
  { from: -7.5, to: 7.5, light: 'warm' },
  { from: -29, to: -14, light: 'cool' },
] as const;
const STAGE = '#0a0d16';

function point(angle: number, distance: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(LAMP.x - Math.sin(radians) * distance).toFixed(2)} ${(LAMP.y + Math.cos(radians) * distance).toFixed(2)}`;
}

function beam(from: number, to: number, light: string): string {
  const outline = `M${point(from, NEAR)}L${point(from, FAR)}A${FAR} ${FAR} 0 0 1 ${point(to, FAR)}L${point(to, NEAR)}Z`;
  return `<path d="${outline}" fill="url(#${light})" stroke="url(#${light})" stroke-width="2.5" stroke-linejoin="round"/>`;
}

function gradient(name: string, top: string, bottom: string): string {
  return (
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="32" y1="12" x2="32" y2="58">` +
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
  );
}

/**
 * The mark as SVG on its dark tile, 64 units square.
 * @param corner radius of the tile's corners in units; 0 where the system rounds icons itself
 * @param margin units of stage left around the beams, more where a system may cut a circle out
 */
export function markSvg(corner: number, margin = 0): string {
  const scale = 1 - (2 * margin) / 64;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>' +
    gradient('warm', '#ffc27d', '#ff9b3d') +
    gradient('cool', '#ffffff', '#a9c3f5') +
    `</defs><rect width="64" height="64" rx="${corner}" fill="${STAGE}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${scale})">` +
    BEAMS.map(({ from, to, light }) => beam(from, to, light)).join('') +
    '</g></svg>\n'
  );
}
