import { brand } from '../../../shared/brand.ts';
import { certificatePath } from '../../../shared/certificate-address.ts';
import { engineer } from '../../../shared/engineer-certificate.ts';
import { shanghaiMorning } from '../../../shared/shanghai-day.ts';
import { type OpenPdf, openPdf } from '../../platform/pdf/pdf-document.ts';
import type { StoredCertificate } from '../certificates/certificate.ts';
import { drawPanel, panelWidth } from './certificate-panel.ts';
import { type CertificatePen, certificatePen } from './certificate-pen.ts';
import { longDay } from './long-day.ts';

/** Of A4 on its side, in points: the paper beside the panel, and what of it is written on. */
const paper = { width: 841.89, height: 595.28 } as const;
const text = { left: panelWidth + 56, width: paper.width - panelWidth - 56 - 64 } as const;
const ground = '#fbfaf6';

/**
 * A certificate as a PDF of one A4 page on its side, its text selectable, its code drawn in lines. The same certificate is the same bytes. A letter
 * that the fonts lack is shown as a mark, of which the operator was told before the award.
 * @param origin of the site, to whose page the code leads
 * @throws when a font cannot be read
 */
export function certificatePdf(certificate: StoredCertificate, origin: string): Promise<Buffer> {
  const { num, name, awardedOn, endsOn } = certificate;
  const pdf = openPdf({
    title: `Certificate ${num}`,
    at: shanghaiMorning(awardedOn),
    margin: 0,
    layout: 'landscape',
  });
  pdf.page.rect(0, 0, paper.width, paper.height).fill(ground);
  const pen = certificatePen(pdf);
  drawPanel(pdf.page, pen, { address: `${origin}${certificatePath(num)}`, num, height: paper.height });
  drawWords(pen, name);
  drawFacts(pdf, pen, [
    ['Awarded on', longDay(awardedOn)],
    ['Valid until', longDay(endsOn)],
    ['Number', num],
  ]);
  return pdf.end();
}

/** Whose certificate it is, and of what. */
function drawWords(pen: CertificatePen, name: string): void {
  pen.write('CERTIFICATE', { left: text.left, top: 84, width: text.width }, { size: 11, ink: 'accent', spread: 1 });
  pen.write('This certifies that', { left: text.left, top: 148, width: text.width }, { size: 14, ink: 'soft' });
  const nameEnd = pen.fit(name, { left: text.left - 2, top: 176, width: text.width }, [46, 38, 30, 24]);
  const passed = `has passed the engineer exam and is a`;
  const passedEnd = pen.write(
    passed,
    { left: text.left, top: nameEnd + 20, width: text.width },
    { size: 14, ink: 'soft' },
  );
  const titleEnd = pen.write(
    engineer.name,
    { left: text.left, top: passedEnd + 6, width: text.width },
    { size: 25, ink: 'strong' },
  );
  pen.write(
    engineer.description,
    { left: text.left, top: titleEnd + 14, width: Math.min(text.width, 390) },
    { size: 11.5, ink: 'soft' },
  );
}

/** When it was awarded, until when it is valid, and its number, side by side above the name of who awarded it. */
function drawFacts(
  { page }: OpenPdf,
  pen: CertificatePen,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  const top = paper.height - 148;
  page
    .moveTo(text.left, top)
    .lineTo(text.left + text.width, top)
    .lineWidth(0.75)
    .stroke('#d9d5cc');
  const width = text.width / facts.length;
  for (const [at, [label, value]] of facts.entries()) {
    const left = text.left + at * width;
    pen.write(label, { left, top: top + 18, width }, { size: 9, ink: 'soft' });
    pen.write(value, { left, top: top + 32, width }, { size: 13, ink: 'strong' });
  }
  const awarded = { left: text.left, top: top + 74, width: text.width };
  pen.write(brand.legalName, awarded, { size: 9, ink: 'soft' });
}
