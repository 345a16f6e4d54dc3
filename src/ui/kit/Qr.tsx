import { QRCodeSVG } from 'qrcode.react';
import styles from './Qr.module.css';

interface QrProps {
  readonly value: string;
  /** What scanning it leads to. */
  readonly label: string;
  /** Edge in px: CONST-31 and CONST-32 give 80 and 200. */
  readonly size: number;
}

/** A code for a phone's camera: dark on white in both themes. Load it lazily; the drawing library weighs 8 kB. */
export function Qr({ value, label, size }: QrProps) {
  return (
    <span className={styles.qr}>
      <QRCodeSVG value={value} size={size} title={label} role="img" />
    </span>
  );
}
