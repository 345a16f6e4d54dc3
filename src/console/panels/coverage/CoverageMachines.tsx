import type { MachineRow, TransitionRow } from '../../core/coverageTable.ts';

interface CoverageMachinesProps {
  readonly table: readonly MachineRow[];
  readonly chosen: string | null;
  readonly onChoose: (machine: string) => void;
}

/** Coverage of each machine, by source. */
export function CoverageMachines({ table, chosen, onChoose }: CoverageMachinesProps) {
  const rows = table.flatMap(({ transitions }) => transitions);
  const count = (isCounted: (row: TransitionRow) => boolean): number => rows.filter(isCounted).length;
  return (
    <section className="cov-machines" aria-label="Machines">
      <dl className="cov-total">
        <Total name="transitions" count={rows.length} />
        <Total name="this session" count={count(({ session }) => session > 0)} className="acc" />
        <Total name="tests" count={count(({ tests }) => tests > 0)} />
        <Total name="people" count={count(({ people }) => people > 0)} />
        <Total name="never" count={count((row) => !isTaken(row))} className="wn" />
      </dl>
      <table aria-label="Coverage by machine">
        <thead>
          <tr>
            <th scope="col">machine</th>
            <th scope="col">top: this session, bottom: files</th>
            <th scope="col">taken</th>
            <th scope="col">session</th>
            <th scope="col">tests</th>
            <th scope="col">people</th>
            <th scope="col">never</th>
            <th scope="col">guard results</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ machine, transitions, session, tests, people, never, guards, unheard }) => (
            <tr key={machine} className={machine === chosen ? 'sel' : ''}>
              <th scope="row">
                <button type="button" aria-pressed={machine === chosen} onClick={() => onChoose(machine)}>
                  {machine}
                </button>
              </th>
              <td>
                <Strip transitions={transitions} never={never.length} />
              </td>
              <td>
                {transitions.length - never.length}/{transitions.length}
              </td>
              <td>{session}</td>
              <td>{tests}</td>
              <td>{people}</td>
              <td className={never.length > 0 ? 'wn' : 'dim'}>{never.length}</td>
              <td className={unheard.length > 0 ? 'wn' : 'dim'}>
                {guards === 0 ? '' : `${guards - unheard.length}/${guards}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {table.length === 0 && <p className="none say">No machines started yet.</p>}
    </section>
  );
}

interface TotalProps {
  readonly name: string;
  readonly count: number;
  readonly className?: string;
}

const Total = ({ name, count, className = '' }: TotalProps) => (
  <div>
    <dt className="dim">{name}</dt>
    <dd className={className}>{count}</dd>
  </div>
);

/** Width of a transition, and distance to the next, px. */
const WIDE = 5;
const NEXT = 6;

/** One column per transition: session at the top, files at the bottom; outlined if never taken. */
function Strip({ transitions, never }: { readonly transitions: readonly TransitionRow[]; readonly never: number }) {
  return (
    <svg
      className="cov-strip"
      width={transitions.length * NEXT}
      height={20}
      role="img"
      aria-label={`${transitions.length} transitions, ${never} never taken`}
    >
      {transitions.map((row, at) =>
        isTaken(row) ? (
          <g key={row.id}>
            <rect className={row.session > 0 ? 'session' : ''} x={at * NEXT} width={WIDE} height={9.5} />
            <rect
              className={row.tests + row.people > 0 ? 'files' : ''}
              x={at * NEXT}
              y={10.5}
              width={WIDE}
              height={9.5}
            />
          </g>
        ) : (
          <rect key={row.id} className="never" x={at * NEXT + 0.5} y={0.5} width={WIDE - 1} height={19} />
        ),
      )}
    </svg>
  );
}

const isTaken = ({ session, tests, people }: TransitionRow): boolean => session + tests + people > 0;
