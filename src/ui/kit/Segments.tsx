import type { ReactNode } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly segments: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly chosen: Id | null;
  readonly busy?: boolean;
  readonly onChoose: (id: Id) => void;
  /** A last segment of another kind. */
  readonly children?: ReactNode;
}

/** A choice of two or three in one row, as of a setting. */
export function Segments<Id extends string>({
  label,
  segments,
  chosen,
  busy = false,
  onChoose,
  children,
}: SegmentsProps<Id>) {
  return (
    <fieldset className={styles.segments} aria-label={label} aria-busy={busy || undefined}>
      {segments.map((segment) => (
        <button
          key={segment.id}
          type="button"
          className={styles.segment}
          aria-pressed={segment.id === chosen}
          onClick={() => onChoose(segment.id)}
        >
          {segment.label}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
