import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { imageIcon } from './icons/games.ts';
import styles from './LazyImage.module.css';

interface LazyImageProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** SCREEN-09: 1 to 3. */
  readonly attempts: 1 | 2 | 3;
  /** Loads at once: for what is on the first screen. */
  readonly eager?: boolean;
  /** Not now; an image that is there stays. */
  readonly waits?: boolean;
}

/** A decorative image that loads when it comes near; after the last failed attempt a default icon (SCREEN-08). */
export function LazyImage({ src, width, height, attempts, eager = false, waits = false }: LazyImageProps) {
  // presentational: whether it was its turn
  const [isDue, setDue] = useState(!waits);
  if (!waits && !isDue) setDue(true);
  // presentational: attempts that have failed
  const [failed, setFailed] = useState(0);
  if (failed >= attempts) {
    return (
      <span className={styles.fallback}>
        <Icon d={imageIcon} size="large" />
      </span>
    );
  }
  if (!isDue) return null;
  return (
    <img
      key={failed}
      className={styles.image}
      src={failed === 0 ? src : `${src}${src.includes('?') ? '&' : '?'}attempt=${failed + 1}`}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailed((count) => count + 1)}
    />
  );
}
