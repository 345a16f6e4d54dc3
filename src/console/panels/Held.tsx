import type { Gate } from '../core/gate.ts';
import { eventName } from '../core/words.ts';

/** What waits until somebody steps or runs, with what can be done to each. */
export function HeldList({ gate }: { readonly gate: Gate }) {
  const held = gate.held();
  if (held.length === 0) return null;
  return (
    <section className="held-list" aria-label="Held">
      <h3>Held until you step or run</h3>
      <ol>
        {held.map(({ id, target, event, kind }) => (
          <li key={id}>
            <span className="dim">{kind}</span> <b>{target.id}</b> {eventName(event)}
            <span className="grow" />
            <button type="button" className="b q" onClick={() => gate.deliver(id)}>
              Deliver
            </button>
            <button type="button" className="b q" onClick={() => gate.drop(id)}>
              Drop
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
