import type { Possible } from '../core/events.ts';

interface NowStripProps {
  /** Description of the state. */
  readonly says: string;
  readonly events: readonly Possible[];
  readonly onEvent: (type: string) => void;
  readonly onWhyNot: (type: string) => void;
}

/** Available events of the selected actor; those without effect say why. */
export function NowStrip({ says, events, onEvent, onWhyNot }: NowStripProps) {
  return (
    <section className="now" aria-label="Available events">
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
            {!can && <small>{guards.length > 0 ? `${guards.join(', ')}: false` : 'no effect'}</small>}
          </button>
        ))}
        {events.length === 0 && <span className="dim">No events accepted in this state.</span>}
      </div>
    </section>
  );
}
