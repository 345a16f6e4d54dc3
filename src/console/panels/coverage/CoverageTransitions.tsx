import type { MachineRow, TransitionRow } from '../../core/coverageTable.ts';

interface CoverageTransitionsProps {
  /** Selected machine; null for all. */
  readonly name: string | null;
  readonly table: readonly MachineRow[];
}

/** Transitions never taken; for one machine also guard results never seen, and who took the others. */
export function CoverageTransitions({ name, table }: CoverageTransitionsProps) {
  const never = table.flatMap(({ machine, never: rows }) => rows.map((row) => ({ machine, ...row })));
  const unheard = table.flatMap((row) => row.unheard);
  const taken = table.flatMap(({ transitions }) => transitions.filter((row) => whoTook(row) !== ''));
  return (
    <section className="cov-transitions" aria-label={name === null ? 'All transitions' : `Transitions of ${name}`}>
      <h3 className="cap">
        Never taken <span className="n w">{never.length}</span>
      </h3>
      {never.length === 0 ? (
        <p className="none say">Every transition was taken.</p>
      ) : (
        <ul aria-label="Never taken">
          {never.map(({ machine, id, text }) => (
            <li key={id}>
              {name === null && <span className="dim">{machine}</span>} <b>{text}</b>
            </li>
          ))}
        </ul>
      )}
      {name !== null && (
        <>
          {unheard.length > 0 && (
            <>
              <h3 className="cap">
                Guard results never seen <span className="n w">{unheard.length}</span>
              </h3>
              <ul aria-label="Guard results never seen">
                {unheard.map((goal) => (
                  <li key={goal}>{goal}</li>
                ))}
              </ul>
            </>
          )}
          <h3 className="cap">
            Taken <span className="n">{taken.length}</span>
          </h3>
          <ul aria-label="Taken">
            {taken.map((row) => (
              <li key={row.id}>
                <span>{row.text}</span> <span className="dim">{whoTook(row)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** `session 2×, tests 40×`; empty if never taken. */
const whoTook = ({ session, tests, people }: TransitionRow): string =>
  Object.entries({ session, tests, people })
    .filter(([, times]) => times > 0)
    .map(([who, times]) => `${who} ${times}×`)
    .join(', ');
