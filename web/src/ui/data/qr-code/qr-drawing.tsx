import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-drawing.module.css';

/** Side of the code in CSS pixels, unless a place says otherwise (product-rules.md#qr-download). */
const usualSize = 120;

export interface QrDrawingProps {
  /** The text in the code. */
  readonly address: string;
  readonly label: string;
  /** Side of the code in CSS pixels. */
  readonly size?: number;
}

/** A QR code, dark on white in either scheme: that is what cameras read. */
export function QrDrawing({ address, label, size = usualSize }: QrDrawingProps) {
  return (
    <div className={size > usualSize ? `${styles.ground} ${styles.large}` : styles.ground}>
      <QRCodeSVG value={address} size={size} title={`QR code of ${label}`} />
    </div>
  );
}
