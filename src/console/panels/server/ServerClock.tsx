import { useState } from 'react';
import { instantText } from './instantText.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { name: 'seconds', ms: 1000 },
  { name: 'minutes', ms: MINUTE },
  { name: 'hours', ms: HOUR },
  { name: 'days', ms: DAY },
] as const;

const JUMPS = [
  { name: '+1 min', ms: MINUTE },
  { name: '+10 min', ms: 10 * MINUTE },
  { name: '+1 h', ms: HOUR },
  { name: '+1 day', ms: DAY },
  { name: '+30 days', ms: 30 * DAY },
] as const;

/** The server's clock: forward only, or back to real time. */
export function ServerClock({
  serverTime,
  isOff,
  onTravel,
}: {
  /** ms since 1970; null if unknown. */
  readonly serverTime: number | null;
  readonly isOff: boolean;
  readonly onTravel: (ms: number) => void;
}) {
  const [amount, setAmount] = useState('1');
  const [unit, setUnit] = useState(DAY);
  const ms = Math.round(Number(amount) * unit);
  return (
    <section className="srv-part" aria-label="Clock">
      <h3 className="cap">Clock</h3>
      <p className="srv-time">
        {serverTime === null ? (
          '–'
        ) : (
          <time dateTime={new Date(serverTime).toISOString()}>{instantText(serverTime)}</time>
        )}
      </p>
      <div className="btns">
        {JUMPS.map((jump) => (
          <button key={jump.name} type="button" className="b" disabled={isOff} onClick={() => onTravel(jump.ms)}>
            {jump.name}
          </button>
        ))}
        <button type="button" className="b l" disabled={isOff} onClick={() => onTravel(0)}>
          Real time
        </button>
      </div>
      <form
        className="btns"
        aria-label="Jump by"
        onSubmit={(event) => {
          event.preventDefault();
          onTravel(ms);
        }}
      >
        <input
          type="number"
          className="inp"
          aria-label="Amount"
          min="0"
          step="any"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <select
          className="inp"
          aria-label="Unit"
          value={unit}
          onChange={(event) => setUnit(Number(event.target.value))}
        >
          {UNITS.map(({ name, ms: each }) => (
            <option key={name} value={each}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="b" disabled={isOff || !(ms > 0)}>
          Jump
        </button>
      </form>
    </section>
  );
}
