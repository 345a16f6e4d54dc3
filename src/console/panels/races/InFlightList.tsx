import type { Flying } from '../../core/races/inFlight.ts';
import { secondsOf } from '../Transport.tsx';

/** Selection of what is in flight: case index by id, -1 if excluded. */
export interface Chosen {
  readonly cases: Readonly<Record<string, number>>;
  /** Maximum number of timer jumps; null for the default. */
  readonly ticks: number | null;
}

interface InFlightListProps {
  readonly flying: Flying;
  readonly chosen: Chosen;
  readonly ticks: number;
  readonly now: number;
  readonly onChoose: (chosen: Chosen) => void;
}

const MOST_TICKS = 3;

/** What can happen, each with a checkbox and a case. */
export function InFlightList({ flying, chosen, ticks, now, onChoose }: InFlightListProps) {
  const choose = (id: string, at: number) => onChoose({ ...chosen, cases: { ...chosen.cases, [id]: at } });
  return (
    <ul className="flying">
      {flying.replies.map(({ id, isHeld, cases }) => (
        <Row
          key={id}
          name={id}
          note={isHeld ? 'reply, held' : 'reply, pending'}
          cases={cases.map(({ name }) => name)}
          at={caseOf(chosen, id, true)}
          onChoose={(at) => choose(id, at)}
        />
      ))}
      {flying.events.map((one) => (
        <Row
          key={one.id}
          name={one.name}
          note={one.isHeld ? 'event, held' : one.can ? 'event' : 'event, no effect yet'}
          cases={one.cases.map(({ name }) => name)}
          at={caseOf(chosen, one.id, isLikely(one))}
          onChoose={(at) => choose(one.id, at)}
        />
      ))}
      {flying.timers.length > 0 && (
        <li>
          <p className="grow">
            <b>{flying.timers.map(({ name }) => name).join(', ')}</b>{' '}
            <span className="dim">timer, due in {secondsOf((flying.timers[0]?.dueAt ?? now) - now)}</span>
          </p>
          <select
            className="b"
            aria-label="Timer jumps"
            value={ticks}
            onChange={({ target }) => onChoose({ ...chosen, ticks: Number(target.value) })}
          >
            {Array.from({ length: MOST_TICKS + 1 }, (_, times) => (
              <option key={String(times)} value={times}>
                {times === 0 ? 'never' : `${times}×`}
              </option>
            ))}
          </select>
        </li>
      )}
    </ul>
  );
}

/** Selected case; -1 if excluded. */
export const caseOf = ({ cases }: Chosen, id: string, likely: boolean): number => cases[id] ?? (likely ? 0 : -1);

/** Held events, and events without a required choice, are included by default. */
export const isLikely = ({ isHeld, can, isWhole }: Flying['events'][number]): boolean => isHeld || (can && isWhole);

interface RowProps {
  readonly name: string;
  readonly note: string;
  readonly cases: readonly string[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function Row({ name, note, cases, at, onChoose }: RowProps) {
  return (
    <li>
      <label className="grow">
        <input type="checkbox" checked={at >= 0} onChange={({ target }) => onChoose(target.checked ? 0 : -1)} />{' '}
        <b>{name}</b> <span className="dim">{note}</span>
      </label>
      {cases.length > 1 ? (
        <select
          className="b"
          aria-label={`Case of ${name}`}
          disabled={at < 0}
          value={Math.max(0, at)}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {cases.map((one, place) => (
            <option key={one} value={place}>
              {one}
            </option>
          ))}
        </select>
      ) : (
        <span className="dim">{cases[0]}</span>
      )}
    </li>
  );
}
