import { useState } from 'react';
import type { Peer } from '../remote/peer.ts';
import type { SendWay, Sources } from './sources.ts';

interface SendOnProps {
  readonly sources: Sources;
  readonly peer: Peer;
}

const WAYS: readonly (readonly [SendWay, string])[] = [
  ['popup', 'A window'],
  ['frame', 'A frame below'],
  ['socket', 'WebSocket'],
];

/** Forwards to another inspector by the `@statelyai/inspect` protocol, masked. */
export function SendOn({ sources, peer }: SendOnProps) {
  // presentational: input of the form
  const [way, setWay] = useState<SendWay>('popup');
  const [address, setAddress] = useState('https://stately.ai/inspect');
  const sending = sources.sending();
  const problem = way === 'socket' || URL.canParse(address) ? null : 'Invalid address: start with https:// or http://.';
  return (
    <section className="win-drawer" aria-label="Forward">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null) sources.send(peer, way, address);
        }}
      >
        <label>
          <span>To</span>
          <select
            className="b"
            value={way}
            disabled={sending !== null}
            onChange={({ target }) => setWay(target.value as SendWay)}
          >
            {WAYS.filter(([key]) => key !== 'socket' || sources.relay !== null).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {way !== 'socket' && (
          <label className="grow">
            <span>Address</span>
            <input
              className="b grow"
              type="text"
              value={address}
              disabled={sending !== null}
              onChange={({ target }) => setAddress(target.value)}
            />
          </label>
        )}
        {sending === null ? (
          <button type="submit" className="b go" disabled={problem !== null}>
            Start
          </button>
        ) : (
          <button type="button" className="b" onClick={sources.stopSending}>
            Stop
          </button>
        )}
      </form>
      <p role="status" className="say">
        {problem ??
          (sending === null
            ? 'Secrets are masked. Data goes to this address only.'
            : sending.isConnected()
              ? `${sending.sent().toLocaleString('en')} messages sent to ${sending.to}.`
              : `Waiting for ${sending.to}.`)}
      </p>
      {sending !== null && way === 'frame' && <iframe ref={sources.frame} src={address} title="The other inspector" />}
    </section>
  );
}
