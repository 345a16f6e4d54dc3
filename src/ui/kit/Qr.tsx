import { QRCodeSVG } from 'qrcode.react';
import styles from './Qr.module.css';

interface QrProps {
  readonly value: string;
  /** The encoded URL or text. */
  readonly label: string;
  /** Edge in px: CONST-31 and CONST-32 require 80 and 200. */
  readonly size: number;
}

/** A QR code, dark on white in both themes. Load it lazily: its library weighs 8 kB. */
export function Qr({ value, label, size }: QrProps) {
  return (
    <span className={styles.qr}>
      <QRCodeSVG value={value} size={size} title={label} role="img" />
    </span>
  );
}
