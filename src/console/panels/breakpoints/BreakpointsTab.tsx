import { useState } from 'react';
import { idOf, sayHit, sayStop } from '../../core/breakpointText.ts';
import type { Console } from '../../core/console.ts';
import type { ActorRecord } from '../../core/entry.ts';
import { machinesOf } from '../../core/stopChoices.ts';
import { BreakpointForm } from './BreakpointForm.tsx';

interface BreakpointsTabProps {
  readonly core: Pick<Console, 'breakpoints' | 'recorder'>;
  readonly actor: ActorRecord | null;
}

/** List of breakpoints, and a form to add one. They survive a reload. */
export function BreakpointsTab({ core: { breakpoints, recorder }, actor }: BreakpointsTabProps) {
  const [edited, edit] = useState<string | null>(null);
  const [made, setMade] = useState(0);
  const [says, say] = useState('');
  const list = breakpoints.list();
  const hit = breakpoints.lastHit();
  const machines = machinesOf(recorder.actors);
  const chosen = list.find(({ id }) => id === edited) ?? null;
  return (
    <section className="bps" aria-label="Breakpoints">
      <div className="bps-list">
        <h3 className="cap">
          Breakpoints <span className="n">{list.length}</span>
        </h3>
        {hit !== null && <p className="bp-hit">{sayHit(hit)}</p>}
        {list.length === 0 && <p className="say none">No breakpoints. Add one below.</p>}
        <ul>
          {list.map((one) => {
            const name = sayStop(one);
            return (
              <li
                key={one.id}
                aria-label={name}
                className={hit?.breakpoint.id === one.id ? 'hit' : ''}
                aria-current={hit?.breakpoint.id === one.id}
              >
                <label className="grow">
                  <input
                    type="checkbox"
                    checked={one.enabled}
                    onChange={({ target }) => breakpoints.enable(one.id, target.checked)}
                  />{' '}
                  <span className={one.enabled ? 'bp-name' : 'dim'}>{name}</span>
                </label>
                <button type="button" className="b q" aria-label={`Edit: ${name}`} onClick={() => edit(one.id)}>
                  Edit
                </button>
                <button
                  type="button"
                  className="b q"
                  aria-label={`Remove: ${name}`}
                  onClick={() => {
                    breakpoints.remove(one.id);
                    say(`Removed: ${name}`);
                  }}
                >
                  Remove
                </button>
              </li>
            );
          })}
        </ul>
        <p className="vh" role="status">
          {says}
        </p>
      </div>
      <BreakpointForm
        key={`${edited} ${made}`}
        edited={chosen}
        machines={machines}
        first={actor?.machine?.id ?? ''}
        onCancel={() => edit(null)}
        onSet={(at) => {
          const id = idOf(at);
          breakpoints.set({ ...at, id, enabled: chosen?.enabled ?? true });
          if (chosen !== null && chosen.id !== id) breakpoints.remove(chosen.id);
          edit(null);
          setMade(made + 1);
          say(`Breakpoint set: ${sayStop(at)}`);
        }}
      />
    </section>
  );
}
