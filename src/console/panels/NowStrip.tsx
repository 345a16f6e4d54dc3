import type { Possible } from '../core/events.ts';
import type { LastWord } from '../core/lastWords.ts';

interface NowStripProps {
  /** Description of the state. */
  readonly says: string;
  /** What the actor heard last, oldest first. */
  readonly words: readonly LastWord[];
  readonly events: readonly Possible[];
  readonly onEvent: (type: string) => void;
  /** Opens the form of an event that would have no effect. */
  readonly onForm: (type: string) => void;
  readonly onWord: (seq: number) => void;
  /** Explains the last press, where a candidate refused it; undefined otherwise. */
  readonly onWhyNot?: (() => void) | undefined;
}

/** Where the selected actor is, what it heard last, and its available events; those without effect say why. */
export function NowStrip({ says, words, events, onEvent, onForm, onWord, onWhyNot }: NowStripProps) {
  return (
    <section className="now" aria-label="Available events">
      <div className="now-says">
        <p className="say">{says}</p>
        {onWhyNot && (
          <button type="button" className="b why-ask" onClick={onWhyNot}>
            Why not? <kbd className="k">W</kbd>
          </button>
        )}
      </div>
      {words.length > 0 && (
        <ol className="words" aria-label="Last events">
          {words.map(({ seq, what, took, isNo }) => (
            <li key={seq}>
              <button type="button" className="b q" onClick={() => onWord(seq)}>
                #{seq}
              </button>{' '}
              <span className="hi">{what}</span> {took !== '' && <span className={isNo ? 'no' : 'dim'}>{took}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className="ways">
        {events.map(({ type, can, needsMore, guards }, at) => (
          <button
            key={type}
            type="button"
            className={can ? 'b ev' : 'b ev x'}
            {...(at < 9 ? { 'data-key': String(at + 1) } : {})}
            onClick={() => (can ? onEvent(type) : onForm(type))}
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
