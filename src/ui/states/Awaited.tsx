import styles from './Awaited.module.css';

interface AwaitedProps {
  /** What is on its way, in words; null where nothing is. */
  readonly words: string | null;
}

/** Tells whoever listens to the page what it waits for, which others see by its shape. */
export function Awaited({ words }: AwaitedProps) {
  if (words === null) return null;
  return (
    <p className={styles.awaited} role="status">
      {words}
    </p>
  );
}
