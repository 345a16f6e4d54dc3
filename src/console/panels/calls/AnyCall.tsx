import { useId, useState } from 'react';
import { faultName } from '../../core/calls/fault.ts';
import type { StandingFault } from '../../core/calls/faults.ts';
import type { WatchedCall } from '../../core/calls/watchedCall.ts';

interface AnyCallProps {
  readonly calls: readonly Pick<WatchedCall, 'id' | 'method' | 'path'>[];
  readonly standing: readonly StandingFault[];
  readonly onCall: (id: string) => void;
}

/** Finds a call by id or path, whether or not it was made, and lists those with a fault. */
export function AnyCall({ calls, standing, onCall }: AnyCallProps) {
  const list = useId();
  const [written, write] = useState('');
  return (
    <div className="calls-bar">
      <input
        type="search"
        className="inp"
        aria-label="Fault for any call"
        placeholder="fault for any call"
        list={list}
        value={written}
        onChange={({ target }) => {
          const found = calls.some(({ id }) => id === target.value);
          write(found ? '' : target.value);
          if (found) onCall(target.value);
        }}
      />
      <datalist id={list}>
        {calls.map(({ id, method, path }) => (
          <option key={id} value={id}>
            {method} {path}
          </option>
        ))}
      </datalist>
      <ul className="calls-set" aria-label="Calls with a fault">
        {standing.map(
          ({ call, scope, fault }) =>
            call !== null && (
              <li key={`${call} ${scope}`}>
                <button type="button" className="b l" onClick={() => onCall(call)}>
                  {call}{' '}
                  <span className="acc">
                    {faultName(fault)}, {scope}
                  </span>
                </button>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
