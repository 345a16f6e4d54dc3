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

/** Sends what is shown on to another inspector, in the words of `@statelyai/inspect` and masked as it is here. */
export function SendOn({ sources, peer }: SendOnProps) {
  // presentational: what is written in the form
  const [way, setWay] = useState<SendWay>('popup');
  const [address, setAddress] = useState('https://stately.ai/inspect');
  const sending = sources.sending();
  const problem =
    way === 'socket' || URL.canParse(address) ? null : 'This is no address: it begins with https:// or http://.';
  return (
    <section className="win-drawer" aria-label="Send on">
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
            {WAYS.map(([key, name]) => (
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
            Send
          </button>
        ) : (
          <button type="button" className="b" onClick={sources.stopSending}>
            Stop sending
          </button>
        )}
      </form>
      <p role="status" className="say">
        {problem ??
          (sending === null
            ? 'Secrets are masked as they are here. It goes to this address and no other.'
            : sending.isConnected()
              ? `${sending.sent().toLocaleString('en')} messages sent to ${sending.to}.`
              : `${sending.to} has not said yet that it listens.`)}
      </p>
      {sending !== null && way === 'frame' && <iframe ref={sources.frame} src={address} title="The other inspector" />}
    </section>
  );
}
