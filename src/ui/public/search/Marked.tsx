import { markedParts } from '../../../machines/public/search/search.rules.ts';
import styles from './search.module.css';

interface MarkedProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the words of the query marked. */
export function Marked({ text, query }: MarkedProps) {
  return markedParts(text, query).map(({ text: part, isFound }, place) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
