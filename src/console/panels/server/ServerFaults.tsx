import { useState } from 'react';
import { SERVER_FAULTS, type ServerFault } from '../../core/server/controls.ts';

interface ServerFaultsProps {
  readonly calls: readonly { readonly id: string; readonly refusals: readonly string[] }[];
  /** Faults added here. */
  readonly faults: readonly ServerFault[];
  readonly isOff: boolean;
  readonly onFault: (fault: ServerFault) => void;
  readonly onClear: (call: string) => void;
}

const NAMES: Readonly<Record<ServerFault['fault'], string>> = {
  refuse: 'refuse with …',
  slow: 'slow reply',
  hang: 'no reply',
  drop: 'close the connection',
  'http-500': 'HTTP 500',
  'outside-schema': 'break the schema',
  'not-json': 'HTML instead of JSON',
};

/** Server-side faults; they affect every client. */
export function ServerFaults({ calls, faults, isOff, onFault, onClear }: ServerFaultsProps) {
  const [call, setCall] = useState(calls[0]?.id ?? '');
  const [fault, setFault] = useState<ServerFault['fault']>('refuse');
  const [code, setCode] = useState('');
  const [times, setTimes] = useState('1');
  const refusals = calls.find(({ id }) => id === call)?.refusals ?? [];
  const said = refusals.includes(code) ? code : refusals[0];
  const count = Number(times);
  const isRight = Number.isSafeInteger(count) && count > 0 && (fault !== 'refuse' || said !== undefined);
  return (
    <details className="srv-part">
      <summary className="cap">
        Faults <span className="n">{faults.length}</span>
      </summary>
      <form
        className="btns"
        aria-label="New server fault"
        onSubmit={(event) => {
          event.preventDefault();
          const refused = fault === 'refuse' && said !== undefined ? { code: said } : {};
          if (isRight) onFault({ call, fault, ...refused, times: count });
        }}
      >
        <select className="b" aria-label="Call" value={call} onChange={({ target }) => setCall(target.value)}>
          {calls.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <select
          className="b"
          aria-label="Fault"
          value={fault}
          onChange={({ target }) => setFault(target.value as ServerFault['fault'])}
        >
          {SERVER_FAULTS.map((kind) => (
            <option key={kind} value={kind}>
              {NAMES[kind]}
            </option>
          ))}
        </select>
        {fault === 'refuse' && (
          <select className="b" aria-label="Refusal" value={said} onChange={({ target }) => setCode(target.value)}>
            {refusals.map((refusal) => (
              <option key={refusal}>{refusal}</option>
            ))}
          </select>
        )}
        <label>
          <input
            type="number"
            className="inp"
            aria-label="Number of calls"
            min="1"
            value={times}
            onChange={({ target }) => setTimes(target.value)}
          />{' '}
          times
        </label>
        <button type="submit" className="b" disabled={isOff || !isRight}>
          Add
        </button>
      </form>
      <ul className="switches" aria-label="Active faults">
        {faults.map((one) => (
          <li key={one.call}>
            <b>{one.call}</b> {one.code ?? NAMES[one.fault]}, {one.times}×
            <button
              type="button"
              className="b q r"
              aria-label={`Clear fault of ${one.call}`}
              disabled={isOff}
              onClick={() => onClear(one.call)}
            >
              Clear
            </button>
          </li>
        ))}
      </ul>
      <p className="say dim">Counts calls from all clients.</p>
    </details>
  );
}
