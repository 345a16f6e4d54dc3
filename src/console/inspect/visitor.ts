import { createCoverageFiles } from '../core/coverageFiles.ts';
import type { Peer, Way } from '../remote/peer.ts';
import type { FromWindow } from '../remote/tabMessages.ts';
import type { Accepted } from './accepted.ts';
import { createListener, type Listener } from './listener.ts';
import { createSteered } from './steered.ts';
import { isSteerMessage } from './steerWire.ts';

/** An application of somebody else that speaks to this window. Nothing of it is read before somebody has said yes. */
export interface Visitor {
  readonly key: string;
  readonly origin: string;
  readonly way: Way;
  readonly isAccepted: () => boolean;
  readonly isRefused: () => boolean;
  readonly accept: () => void;
  /** What it has said is forgotten, and what it says is not heard. */
  readonly refuse: () => void;
  readonly hear: (message: unknown) => void;
  /** It has gone; `why` is a sentence where there is more to say. */
  readonly leave: (why?: string) => void;
  /** What it shows; of an application with the adapter, also as it was before it was loaded again. */
  readonly peers: () => readonly Peer[];
}

/** So much waits for a yes; what comes after that is lost. */
const MOST_WAITING = 2_000;

export function createVisitor(
  { key, origin, way }: Pick<Visitor, 'key' | 'origin' | 'way'>,
  accepted: Accepted,
  onChange: () => void,
  steering: Answering | null = null,
): Visitor {
  const listener = createListener();
  const steered = steering === null ? null : createSteered({ way, origin, ...steering, onChange });
  const left: string[] = [];
  let answer: boolean | null = accepted.has(origin) ? true : null;
  let waiting: unknown[] = [];
  let lost = 0;
  let isGone = false;
  const listen = (message: unknown): void => {
    if (steered !== null && isSteerMessage(message)) steered.hear(message.version, message.message);
    else listener.hear(message);
  };
  const peer = peerOf({ key, origin, way }, listener, {
    isGone: () => isGone || listener.hasEnded(),
    troubles: () => [
      ...left,
      ...(lost > 0 ? [`${lost.toLocaleString('en')} messages arrived before you accepted and were dropped.`] : []),
      ...listener.troubles(),
    ],
  });
  return {
    key,
    origin,
    way,
    isAccepted: () => answer === true,
    isRefused: () => answer === false,
    accept: () => {
      answer = true;
      accepted.add(origin);
      for (const message of waiting) listen(message);
      waiting = [];
      onChange();
    },
    refuse: () => {
      answer = false;
      accepted.remove(origin);
      waiting = [];
      onChange();
    },
    hear: (message) => {
      isGone = false;
      if (answer === true) listen(message);
      else if (answer === null && waiting.length < MOST_WAITING) waiting.push(message);
      else if (answer === null) lost += 1;
      onChange();
    },
    leave: (why) => {
      isGone = true;
      steered?.leave();
      if (why !== undefined) left.push(why);
      onChange();
    },
    peers: () => {
      const apps = steered?.peers() ?? [];
      return listener.heard() > 0 || apps.length === 0 ? [...apps, peer] : apps;
    },
  };
}

/** How a window answers an application with the adapter. */
export interface Answering {
  readonly window: string;
  readonly post: (message: FromWindow) => void;
}

const peerOf = (
  about: Pick<Peer, 'key' | 'origin' | 'way'>,
  { recorder, name, version, masked, coverage }: Listener,
  { isGone, troubles }: Pick<Peer, 'isGone' | 'troubles'>,
): Peer => ({
  ...about,
  name: () => name() ?? 'an application',
  recorder,
  clock: { now: Date.now },
  events: {},
  timers: () => [],
  send: () => {},
  subscribe: recorder.subscribe,
  coverage,
  coverageFiles: createCoverageFiles(),
  steering: null,
  isGone,
  version,
  troubles,
  masked,
});
