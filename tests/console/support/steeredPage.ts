import { onTestFinished } from 'vitest';
import type { Steering, SteerOptions } from '../../../packages/steer/src/public.ts';
import { steer } from '../../../packages/steer/src/steer.ts';
import { createSteered } from '../../../src/console/inspect/steered.ts';
import { type SteerMessage, steerMessage } from '../../../src/console/inspect/steerWire.ts';
import type { Steering as Controls, Peer } from '../../../src/console/remote/peer.ts';
import type { FromTab, FromWindow } from '../../../src/console/remote/tabMessages.ts';

const ORIGIN = 'https://console.test';
let pages = 0;

export interface SteeredPage {
  readonly steering: Steering;
  /** Asks who is there, as a window does every second. */
  readonly ask: () => void;
  readonly peers: () => readonly Peer[];
  readonly peer: (name: string) => Peer & { readonly steering: Controls };
  /** Messages that the page has posted. */
  readonly posted: readonly FromTab[];
}

/** This page with the adapter, and a window of the console that has accepted it, each behind its messages. */
export function steeredPage(options: Partial<SteerOptions> = {}): SteeredPage {
  pages += 1;
  const posted: FromTab[] = [];
  const console = {
    closed: false,
    postMessage: ({ version, message }: SteerMessage<FromTab>): void => {
      posted.push(message);
      steered.hear(version, structuredClone(message));
    },
  };
  const say = (message: FromWindow): void => {
    const event = new MessageEvent('message', { origin: ORIGIN, data: structuredClone(steerMessage(message)) });
    Object.defineProperty(event, 'source', { value: console });
    dispatchEvent(event);
  };
  const steered = createSteered({ way: 'popup', origin: ORIGIN, window: 'window', post: say, onChange: () => {} });
  const steering = steer({ console: `${ORIGIN}/${pages}`, where: 'none', name: 'Shop', ...options });
  onTestFinished(() => steering.detach());
  return {
    steering,
    ask: () => say({ is: 'who', window: 'window' }),
    peers: steered.peers,
    peer: (name) => {
      const found = steered.peers().find((peer) => peer.name() === name);
      if (found?.steering == null) throw new Error(`no ${name} among ${steered.peers().map((peer) => peer.name())}`);
      return { ...found, steering: found.steering };
    },
    posted,
  };
}
