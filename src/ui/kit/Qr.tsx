import { lazy, Suspense, useState } from 'react';
import styles from './Qr.module.css';
import { whenNear } from './whenNear.ts';

const QrCode = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

interface QrProps {
  readonly value: string;
  /** The encoded URL or text. */
  readonly label: string;
  /** Edge in px: CONST-31 and CONST-32 require 80 and 200. */
  readonly size: number;
}

/**
 * A QR code, dark on white in both themes. Its library weighs 8 kB and computing it takes a slow phone 80 ms, so both
 * wait until it is near the screen.
 */
export function Qr({ value, label, size }: QrProps) {
  // presentational: whether it is near the screen
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const blank = <svg width={size} height={size} role="img" aria-label={label} />;
  return (
    <span ref={isNear ? null : whenNear(() => setNear(true))} className={styles.qr}>
      {isNear ? (
        <Suspense fallback={blank}>
          <QrCode value={value} size={size} title={label} role="img" />
        </Suspense>
      ) : (
        blank
      )}
    </span>
  );
}
