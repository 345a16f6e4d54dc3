import type { ActorRecord } from '../core/entry.ts';
import { Icon } from '../panels/icons.tsx';
import { takeFocus } from '../panels/takeFocus.ts';
import type { Steering } from '../remote/peer.ts';

interface WalkToProps {
  readonly steering: Steering;
  readonly actor: ActorRecord;
  /** Id of the state selected on the chart. */
  readonly state: string;
}

/** Walks the application to a state; asks before anything is done for real. */
export function WalkTo({ steering, actor, state }: WalkToProps) {
  const { says, asks } = steering.said();
  const name = state.split('.').slice(1).join('.') || state;
  return (
    <section className="deeds" aria-label={`Actions for ${name}`}>
      <b>{name}</b>
      <button type="button" className="b" data-key="g" onClick={() => steering.walk(actor, state, false)}>
        <Icon name="started" /> Take me there <kbd className="k">G</kbd>
      </button>
      {asks ? (
        <p role="alert" className="ask say">
          {says}{' '}
          <button type="button" className="b go" ref={takeFocus} onClick={() => steering.walk(actor, state, true)}>
            Do it for real
          </button>
        </p>
      ) : (
        <span role="status" className="say">
          {says}
        </span>
      )}
    </section>
  );
}
