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
  const { context, output, error } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  const parts = {
    ...(context as object | undefined),
    ...(output === undefined ? {} : { output }),
    ...(error === undefined ? {} : { error }),
  };
  return (
    <dl aria-label="State">
      <div className="dr">
        <dt className="cap">state</dt>
        <dd className="w">{whereIs(kept)}</dd>
      </div>
      {Object.entries(parts).map(([name, value]) => (
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
