import type { Console } from '../core/console.ts';

interface StatusBarProps {
  /** At the moment shown. */
  readonly core: Console;
  /** Number of the latest entry. */
  readonly total: number;
  /** Entry shown on the screens; null for the present. */
  readonly looking: number | null;
  /** Time of the real clock, ms. */
  readonly realNow: number;
}

/** What is recorded, held and broken on purpose, and the most used keys. */
export function StatusBar({ core, total, looking, realNow }: StatusBarProps) {
  const held = core.heldCount();
  const faults = core.tap.faults.read().length;
  const ahead = Math.round((core.clock.now() - realNow) / 1_000);
  return (
    <footer className="foot">
      <span>
        <span className="rec" aria-hidden="true" /> {looking === null ? 'Recording' : `Past, #${looking} of #${total}`}
      </span>
      <span>
        <b>{core.recorder.size.toLocaleString('en')}</b> of 100,000 events
      </span>
      <span className={held > 0 ? 'acc' : ''}>{held} held</span>
      {faults > 0 && <span className="wn">{faults === 1 ? '1 fault set' : `${faults} faults set`}</span>}
      {looking === null && Math.abs(ahead) > 1 && (
        <span>
          site clock{' '}
          <b>
            {ahead > 0 ? '+' : ''}
            {ahead} s
          </b>
        </span>
      )}
      <span className="r">
        <kbd className="k">?</kbd> keys · <kbd className="k">Ctrl K</kbd> commands · <kbd className="k">E</kbd> send ·{' '}
        <kbd className="k">W</kbd> why not
      </span>
    </footer>
  );
}
