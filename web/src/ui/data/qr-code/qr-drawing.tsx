import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-drawing.module.css';

/** Side of the code in CSS pixels, unless a place says otherwise (product-rules.md#qr-download). */
const usualSize = 120;

/** What scanners ask for around a code, in modules of its own (ISO/IEC 18004). It is part of the code's size. */
const quietZone = 4;

export interface QrDrawingProps {
  /** The text in the code. */
  readonly address: string;
  readonly label: string;
  /** Side of the code with the white around it, in CSS pixels. */
  readonly size?: number;
}

/** A QR code, dark on white in either scheme: that is what cameras read. */
export function QrDrawing({ address, label, size = usualSize }: QrDrawingProps) {
  return (
    <div className={styles.ground}>
      <QRCodeSVG value={address} size={size} marginSize={quietZone} title={`QR code of ${label}`} />
    </div>
  );
}
