import { createCoverageFiles } from '../core/coverageFiles.ts';
import type { Peer, Way } from '../remote/peer.ts';
import type { Accepted } from './accepted.ts';
import { createListener, type Listener } from './listener.ts';

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
  readonly peer: Peer;
}

/** So much waits for a yes; what comes after that is lost. */
const MOST_WAITING = 2_000;

export function createVisitor(
  { key, origin, way }: Pick<Visitor, 'key' | 'origin' | 'way'>,
  accepted: Accepted,
  onChange: () => void,
): Visitor {
  const listener = createListener();
  const left: string[] = [];
  let answer: boolean | null = accepted.has(origin) ? true : null;
  let waiting: unknown[] = [];
  let lost = 0;
  let isGone = false;
  return {
    key,
    origin,
    way,
    isAccepted: () => answer === true,
    isRefused: () => answer === false,
    accept: () => {
      answer = true;
      accepted.add(origin);
      for (const message of waiting) listener.hear(message);
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
      if (answer === true) listener.hear(message);
      else if (answer === null && waiting.length < MOST_WAITING) waiting.push(message);
      else if (answer === null) lost += 1;
      onChange();
    },
    leave: (why) => {
      isGone = true;
      if (why !== undefined) left.push(why);
      onChange();
    },
    peer: peerOf({ key, origin, way }, listener, {
      isGone: () => isGone || listener.hasEnded(),
      troubles: () => [
        ...left,
        ...(lost > 0 ? [`${lost.toLocaleString('en')} messages arrived before you accepted and were dropped.`] : []),
        ...listener.troubles(),
      ],
    }),
  };
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
