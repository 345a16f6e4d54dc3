import type { Viewed } from '../core/viewed.ts';
import { eventName, lineOf } from '../core/words.ts';

interface PastStripProps {
  readonly core: Viewed;
  readonly looking: number;
  readonly onLook: (seq: number) => void;
  /** Opens a tab in the state after an entry; undefined if unsupported. */
  readonly onBranch?: ((seq: number) => void) | undefined;
}

/** What the screens show while one looks back, and where to go from there. */
export function PastStrip({ core, looking, onLook, onBranch }: PastStripProps) {
  const { recorder } = core;
  const entry = recorder.find(looking);
  const { what = '', result = '' } = entry === undefined ? {} : lineOf(entry);
  return (
    <section className="now" aria-label="Looking back">
      <p className="say">
        <b>This is the past, at #{looking}.</b>{' '}
        {entry !== undefined &&
          `${entry.actor.id}: ${entry.kind === 'event' ? eventName(entry.event) : what} ${result}`}
      </p>
      <div className="ways">
        <button type="button" className="b" onClick={() => onLook(Math.max(1, looking - 1))}>
          One event back <kbd className="k">←</kbd>
        </button>
        <button type="button" className="b" onClick={() => onLook(Math.min(recorder.total, looking + 1))}>
          One event on <kbd className="k">→</kbd>
        </button>
        {onBranch !== undefined && (
          <button type="button" className="b" onClick={() => onBranch(looking)}>
            Continue from here in a new tab
          </button>
        )}
      </div>
    </section>
  );
}
