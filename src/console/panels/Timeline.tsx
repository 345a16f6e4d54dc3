import { effectsSince } from '../core/past.ts';
import type { Reading } from '../core/viewed.ts';
import { Icon } from './icons.tsx';

interface TimelineProps {
  readonly recorder: Reading;
  /** Entry shown on the screens; null for the present. */
  readonly looking: number | null;
  readonly onLook: (seq: number) => void;
  readonly onLive: () => void;
  /** Opens a tab in the state after an entry; undefined if unsupported. */
  readonly onBranch?: ((seq: number) => void) | undefined;
}

/** Timeline of the session; dragging it back shows the past on the real screens. */
export function Timeline({ recorder, looking, onLook, onLive, onBranch }: TimelineProps) {
  const oldest = recorder.total - recorder.size + 1;
  const effects = looking === null ? 0 : effectsSince(recorder, looking).length;
  return (
    <div className={looking === null ? 'time' : 'time back'}>
      <input
        type="range"
        aria-label="Timeline"
        aria-valuetext={looking === null ? 'now' : `at #${looking}`}
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
            <Icon name="effect" /> {effects} later effects are not undone
          </span>
          {onBranch !== undefined && (
            <button type="button" className="b" onClick={() => onBranch(looking)}>
              Branch in new tab
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
