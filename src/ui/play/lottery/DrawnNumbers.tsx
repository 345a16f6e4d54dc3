import styles from './drawnNumbers.module.css';

/** More numbers than this are the prizes of one draw, the special one first: only that one is shown. */
export const MOST_NUMBERS = 10;

/** Drawn numbers as tiles. */
export function DrawnNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  const isLong = numbers.length > MOST_NUMBERS;
  const shown = isLong ? numbers.slice(0, 1) : numbers;
  return (
    <p className={styles.digits}>
      {shown.map((number, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawn number is its place in the draw
        <b key={position}>{number}</b>
      ))}
      {isLong ? <span className={styles.rest}>+{numbers.length - 1}</span> : null}
    </p>
  );
}
