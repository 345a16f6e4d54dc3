import { type Change, diffOf, partsOf } from '../core/diff.ts';
import type { Entry } from '../core/entry.ts';
import { eventName, jsonOf, whereIs } from '../core/words.ts';

interface DiffProps {
  readonly entry: Entry;
  readonly onChoose: (seq: number) => void;
}

const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

/** One entry in full: event, changes, cause. */
export function Diff({ entry, onChoose }: DiffProps) {
  const cause = 'cause' in entry ? entry.cause : null;
  return (
    <section className="diff" aria-label={`Entry #${entry.seq}`}>
      <p className="dh">
        <span>
          <b>#{entry.seq}</b> {entry.actor.path}
          {'event' in entry && ` · ${eventName(entry.event, entry.actor.machine)}`}
        </span>
        {cause !== null && (
          <button type="button" className="b q" onClick={() => onChoose(cause)}>
            caused by #{cause}
          </button>
        )}
      </p>
      {'before' in entry ? <Changes before={entry.before} after={entry.after} taken={takenOf(entry)} /> : null}
      {entry.kind === 'event' && <pre>{jsonOf(entry.event, 2)}</pre>}
      {entry.kind === 'action' && <pre>{jsonOf(entry.params, 2)}</pre>}
    </section>
  );
}

const takenOf = (entry: Entry): readonly string[] => (entry.kind === 'step' ? entry.taken : []);

type Snapshots = Pick<Extract<Entry, { readonly kind: 'step' }>, 'before' | 'after' | 'taken'>;

function Changes({ before, after, taken }: Snapshots) {
  const changes = [
    ...diffOf(whereIs(before), whereIs(after), { path: 'state' }),
    ...diffOf(partsOf(before), partsOf(after)),
  ];
  return (
    <dl>
      {taken.map((id) => (
        <div key={id} className="dr">
          <dt className="sg">⤷</dt>
          <dd className="w wide">{id}</dd>
        </div>
      ))}
      {changes.length === 0 && <p className="none say">No other changes.</p>}
      <ChangeRows changes={changes} />
    </dl>
  );
}

/** Values that differ, by their path. */
export const ChangeRows = ({ changes }: { readonly changes: readonly Change[] }) =>
  changes.map(({ path, kind, before: old, after: young }) => (
    <div key={path} className="dr">
      <dt>
        <span className="sg">{SIGNS[kind]}</span> {path}
      </dt>
      <dd>
        {kind !== 'added' && <span className="o">{jsonOf(old)}</span>}
        {kind === 'changed' && ' → '}
        {kind !== 'removed' && <span className="w">{jsonOf(young)}</span>}
      </dd>
    </div>
  ));
