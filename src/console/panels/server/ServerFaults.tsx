import { useState } from 'react';
import { SERVER_FAULTS, type ServerFault } from '../../core/server/doors.ts';

interface ServerFaultsProps {
  readonly calls: readonly { readonly id: string; readonly refusals: readonly string[] }[];
  /** What was put on calls from here. */
  readonly faults: readonly ServerFault[];
  readonly isOff: boolean;
  readonly onFault: (fault: ServerFault) => void;
  readonly onClear: (call: string) => void;
}

const NAMES: Readonly<Record<ServerFault['fault'], string>> = {
  refuse: 'refuses with …',
  slow: 'answers late',
  hang: 'never answers',
  drop: 'breaks the connection',
  'http-500': 'fails with HTTP 500',
  'outside-schema': 'answers outside its schema',
  'not-json': 'answers with a web page',
};

/** Has the server itself fail: other pages and other browsers meet it too. */
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
        aria-label="Fault at the server"
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
          aria-label="What happens"
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
            aria-label="How many calls"
            min="1"
            value={times}
            onChange={({ target }) => setTimes(target.value)}
          />{' '}
          times
        </label>
        <button type="submit" className="b" disabled={isOff || !isRight}>
          Put
        </button>
      </form>
      <ul className="switches" aria-label="Faults that were put">
        {faults.map((one) => (
          <li key={one.call}>
            <b>{one.call}</b> {one.code ?? NAMES[one.fault]}, {one.times}×
            <button
              type="button"
              className="b q r"
              aria-label={`Clear the fault of ${one.call}`}
              disabled={isOff}
              onClick={() => onClear(one.call)}
            >
              Clear
            </button>
          </li>
        ))}
      </ul>
      <p className="say dim">The server counts them off by itself, for everybody who calls.</p>
    </details>
  );
}
