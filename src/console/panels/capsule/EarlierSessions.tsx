import { useSyncExternalStore } from 'react';
import type { KeptSession } from '../../core/sessions/sessionStore.ts';
import { fromEarlierDay, type Sessions } from '../../core/sessions/sessions.ts';
import { dayText, type ShownZone } from '../clockText.ts';

interface EarlierSessionsProps {
  readonly sessions: Sessions;
  readonly timeZone: ShownZone | undefined;
  readonly onOpen: (session: KeptSession) => void;
  /** Compares a session with this one. */
  readonly onCompare: (session: KeptSession) => void;
  readonly onClear: () => void;
}

/** The last sessions of this browser: open, or compare with this one. */
export function EarlierSessions({ sessions, timeZone, onOpen, onCompare, onClear }: EarlierSessionsProps) {
  const all = useSyncExternalStore(sessions.subscribe, sessions.read);
  const dayOf = (at: number): string => dayText(at, timeZone).slice(0, 10);
  const today = dayOf(Date.now());
  const earlier = fromEarlierDay(all, location.pathname, today, dayOf);
  return (
    <section className="earlier" aria-label="Sessions of this browser">
      <div className="cases">
        <h3 className="cap">Sessions of this browser</h3>
        <button
          type="button"
          className="b"
          disabled={earlier === null}
          title={earlier === null ? 'No session of an earlier day is kept' : dayText(earlier.endedAt, timeZone)}
          onClick={() => earlier !== null && onCompare(earlier)}
        >
          Compare with {earlier === null || isYesterday(dayOf, earlier.endedAt) ? 'yesterday' : dayOf(earlier.endedAt)}
        </button>
        <button type="button" className="b l" disabled={all.length === 0} onClick={onClear}>
          Delete all
        </button>
      </div>
      {all.length === 0 ? (
        <p className="say">
          The last 20 sessions in which something was pressed are kept here, masked, in this browser only.
        </p>
      ) : (
        <ul>
          {all.map((session) => (
            <li key={session.id} aria-label={`Session of ${dayText(session.startedAt, timeZone)}`}>
              <b>{dayText(session.startedAt, timeZone).slice(0, 19)}</b>
              <span className="el">{session.path}</span>
              <span className="dim">{factsOf(session)}</span>
              <button type="button" className="b l" onClick={() => onOpen(session)}>
                Open
              </button>
              <button type="button" className="b l" onClick={() => onCompare(session)}>
                Compare
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const DAY_MS = 86_400_000;
const isYesterday = (dayOf: (at: number) => string, at: number): boolean => dayOf(at) === dayOf(Date.now() - DAY_MS);

function factsOf({ startedAt, endedAt, presses, bytes }: KeptSession): string {
  const minutes = Math.round((endedAt - startedAt) / 60_000);
  const took = minutes < 1 ? 'under 1 min' : `${minutes} min`;
  return `${took} · ${presses === 1 ? '1 action' : `${presses} actions`} · ${Math.max(1, Math.round(bytes / 1_000))} kB`;
}
