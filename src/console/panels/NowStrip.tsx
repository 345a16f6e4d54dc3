import type { Possible } from '../core/events.ts';

interface NowStripProps {
  /** What the state is, in the words of its machine. */
  readonly says: string;
  readonly events: readonly Possible[];
  readonly onEvent: (type: string) => void;
  readonly onWhyNot: (type: string) => void;
}

/** What can happen to the chosen actor, what cannot, and why. */
export function NowStrip({ says, events, onEvent, onWhyNot }: NowStripProps) {
  return (
    <section className="now" aria-label="What can happen now">
      <p className="say">{says}</p>
      <div className="ways">
        {events.map(({ type, can, needsMore, guards }, at) => (
          <button
            key={type}
            type="button"
            className={can ? 'b ev' : 'b ev x'}
            {...(at < 9 ? { 'data-key': String(at + 1) } : {})}
            onClick={() => (can ? onEvent(type) : onWhyNot(type))}
          >
            {at < 9 && <kbd className="k">{at + 1}</kbd>} {type} {needsMore && <small>…</small>}
            {!can && <small>{guards.length > 0 ? `${guards.join(', ')}: no` : 'does nothing'}</small>}
          </button>
        ))}
        {events.length === 0 && <span className="dim">No event from outside is heard here.</span>}
      </div>
    </section>
  );
}
