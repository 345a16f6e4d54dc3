import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import styles from './Qr.module.css';
import { whenNear } from './whenNear.ts';

interface QrProps {
  readonly value: string;
  /** The encoded URL or text. */
  readonly label: string;
  /** Edge in px: CONST-31 and CONST-32 require 80 and 200. */
  readonly size: number;
}

/**
 * A QR code, dark on white in both themes. Computing it takes a slow phone 80 ms, so it waits until it is near the
 * screen. Load it lazily: its library weighs 8 kB.
 */
export function Qr({ value, label, size }: QrProps) {
  // presentational: whether it is near the screen
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  return (
    <span ref={isNear ? null : whenNear(() => setNear(true))} className={styles.qr}>
      {isNear ? (
        <QRCodeSVG value={value} size={size} title={label} role="img" />
      ) : (
        <svg width={size} height={size} role="img" aria-label={label} />
      )}
    </span>
  );
}
