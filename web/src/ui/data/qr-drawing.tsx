import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-drawing.module.css';

/** Side of the code in CSS pixels (product-rules.md#qr-download). */
const side = 120;

export interface QrDrawingProps {
  /** The text in the code. */
  readonly address: string;
  readonly label: string;
}

/** A QR code, dark on white in either scheme: that is what cameras read. */
export default function QrDrawing({ address, label }: QrDrawingProps) {
  return (
    <div className={styles.ground}>
      <QRCodeSVG value={address} size={side} title={`QR code of ${label}`} />
    </div>
  );
}
