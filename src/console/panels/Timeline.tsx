import { effectsSince } from '../core/past.ts';
import type { Reading } from '../core/viewed.ts';
import { Icon } from './icons.tsx';

interface TimelineProps {
  readonly recorder: Reading;
  /** The entry that the screens are shown at; null for the present. */
  readonly looking: number | null;
  readonly onLook: (seq: number) => void;
  readonly onLive: () => void;
  /** Opens a tab that stands where this one stood after an entry; left out where it cannot be. */
  readonly onBranch?: ((seq: number) => void) | undefined;
}

/** What has happened, as a line along which one can go back: the real screens show the past. */
export function Timeline({ recorder, looking, onLook, onLive, onBranch }: TimelineProps) {
  const oldest = recorder.total - recorder.size + 1;
  const effects = looking === null ? 0 : effectsSince(recorder, looking).length;
  return (
    <div className={looking === null ? 'time' : 'time back'}>
      <input
        type="range"
        aria-label="Look back"
        aria-valuetext={looking === null ? 'now' : `after number ${looking}`}
        min={oldest}
        max={Math.max(oldest, recorder.total)}
        value={looking ?? recorder.total}
        onChange={({ target }) => (Number(target.value) >= recorder.total ? onLive() : onLook(Number(target.value)))}
      />
      {looking === null ? (
        <span className="acc">now</span>
      ) : (
        <>
          <span className="wn">
            <Icon name="effect" /> {effects} effects after this have already happened
          </span>
          {onBranch !== undefined && (
            <button type="button" className="b" onClick={() => onBranch(looking)}>
              Branch in a new tab
            </button>
          )}
          <button type="button" className="b go" onClick={onLive}>
            Back to live <kbd className="k">End</kbd>
          </button>
        </>
      )}
    </div>
  );
}
