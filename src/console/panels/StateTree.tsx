import { partsOf } from '../core/diff.ts';
import type { ActorRecord, Kept } from '../core/entry.ts';
import { jsonOf, whereIs } from '../core/words.ts';

interface StateTreeProps {
  readonly actor: ActorRecord;
  /** The actor's last recorded snapshot, masked. */
  readonly lastOf: (actor: ActorRecord) => Kept | null;
}

/** State and context of an actor, masked. */
export function StateTree({ actor, lastOf }: StateTreeProps) {
  const kept = lastOf(actor);
  return (
    <dl aria-label="State">
      <div className="dr">
        <dt className="cap">state</dt>
        <dd className="w">{whereIs(kept)}</dd>
      </div>
      {Object.entries(partsOf(kept)).map(([name, value]) => (
        <div key={name} className="dr">
          <dt>{name}</dt>
          <dd>
            <pre>{jsonOf(value, 1)}</pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
