import { brand } from '../../../shared/brand.ts';
import type { CertificatePen } from './certificate-pen.ts';
import { qrModules, qrPath } from './qr-code.ts';

type Page = PDFKit.PDFDocument;

/** The dark stage at the left of the page, in points. */
export const panelWidth = 250;
const [stage, cool, warm] = ['#07090f', '#80a6ff', '#ff9b3d'];
const inset = 44;

interface Panel {
  /** Where the code leads. */
  readonly address: string;
  readonly num: string;
  readonly height: number;
}

/** Draws the stage: beams from above, the maker's mark, and the code that leads to the page of the certificate. */
export function drawPanel(page: Page, pen: CertificatePen, { address, height }: Panel): void {
  page.save();
  page.rect(0, 0, panelWidth, height).clip();
  page.rect(0, 0, panelWidth, height).fill(stage);
  // From the lamp bar out of sight: from where, to where below, how wide there, in which colour.
  drawBeam(page, { from: 40, to: -34, spread: 120, height, colour: cool, strength: 0.32 });
  drawBeam(page, { from: 208, to: 282, spread: 120, height, colour: cool, strength: 0.32 });
  drawBeam(page, { from: 124, to: 124, spread: 150, height, colour: warm, strength: 0.62 });
  page.restore();
  drawMark(page, inset, 48, 0.86);
  pen.write(brand.name, { left: inset, top: 104, width: panelWidth - 2 * inset }, { size: 11.5, ink: 'light' });
  drawCode(page, pen, address, height);
}

interface Beam {
  readonly from: number;
  readonly to: number;
  readonly spread: number;
  readonly height: number;
  readonly colour: string | undefined;
  readonly strength: number;
}

/** A beam that widens and dies in the haze: brightest in its middle, as it is laid over itself. */
function drawBeam(page: Page, { from, to, spread, height, colour = '#fff', strength }: Beam): void {
  const reach = height * 0.82;
  for (const part of [1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16]) {
    const light = page.linearGradient(from, -30, to, reach);
    light
      .stop(0, colour, strength * 0.36)
      .stop(0.5, colour, strength * 0.1)
      .stop(1, colour, 0);
    const [above, below] = [8 * part, (spread / 2) * part];
    page.polygon([from - above, -30], [from + above, -30], [to + below, reach], [to - below, reach]).fill(light);
  }
}

/** The mark of the site icon: one warm beam between two cool ones (web/src/ui/icons/brand-mark). */
function drawMark(page: Page, left: number, top: number, scale: number): void {
  page.save();
  page.translate(left, top).scale(scale).translate(-3, -10);
  page.path('M28.4 16.6 18.7 55.4A55 55 0 0 1 5.3 50.1L24.7 15.1z').fill('#c9d6f2');
  page.path('m34 16.9 5.2 39.6a55 55 0 0 1-14.4 0L30 16.9z').fill(warm ?? '');
  page.path('M39.3 15.1 58.7 50.1a55 55 0 0 1-13.4 5.3L35.6 16.6z').fill('#c9d6f2');
  page.restore();
}

/** Draws the code on white, in lines that stay sharp however large it is printed. */
function drawCode(page: Page, pen: CertificatePen, address: string, height: number): void {
  const side = panelWidth - 2 * inset - 32;
  const top = height - side - 84;
  const modules = qrModules(address);
  page.roundedRect(inset, top, side, side, 6).fill('#fff');
  page.save();
  page.translate(inset, top).scale(side / modules.length);
  page.path(qrPath(modules)).fill('#000');
  page.restore();
  const words = 'Scan to see whether this certificate is valid today.';
  pen.write(words, { left: inset, top: top + side + 12, width: side + 20 }, { size: 8.5, ink: 'faint' });
}
