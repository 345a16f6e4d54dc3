import type { EventObject } from 'xstate';
import type { Console } from '../core/console.ts';
import { obey, type Replay } from './obey.ts';
import type { FromTab, FromWindow, TabStand } from './tabMessages.ts';
import { type Define, newsOf } from './tabNews.ts';

/** What happens within so many ms goes over together. */
const GATHERING_MS = 30;

/** An application that windows of the console show and steer. */
export interface Shown {
  readonly core: Console;
  /** Its number among those that speak to the same windows. */
  readonly tab: string;
  /** What people call it. */
  readonly name: () => string;
  readonly address: () => string;
  readonly post: (message: FromTab) => void;
  /** Brings the dock back into the page. */
  readonly dock: () => void;
  /** Hears of each window that shows this application. */
  readonly met: (window: string) => void;
  readonly hasClock: () => boolean;
  readonly define?: Define;
  /** Events with payloads to walk by, for types without a schema. */
  readonly examples?: readonly EventObject[];
  /** A message is at most so long, characters of JSON; no limit by default. */
  readonly longest?: number;
  /** Replays a recording in this application; null where it cannot. */
  readonly replay: Replay | null;
}

/**
 * Tells windows what a recorder keeps, which is masked already, and does what they want. As long as no window asks,
 * nothing is made ready.
 */
export function createWindowRelay(shown: Shown) {
  const { core, tab, name, address, post, dock, met, hasClock, replay, examples = [] } = shown;
  const waiting = new Map<string, Extract<FromWindow, { readonly is: 'ask' }>>();
  /** How often something has changed, and at which of these each window was last answered. */
  let changes = 0;
  const answeredAt = new Map<string, number>();
  let gathering: ReturnType<typeof setTimeout> | null = null;

  const standNow = (): TabStand => ({
    isPaused: core.isPaused(),
    speed: core.clock.speed(),
    now: core.clock.now(),
    held: core.gate.held().length,
    hasClock: hasClock(),
    looking: core.looking(),
    timers: core.timers().map(({ actor, event, delay, dueAt }) => ({
      session: actor.sessionId,
      event: event.type,
      delay,
      dueAt,
    })),
  });
  const answer = (): void => {
    gathering = null;
    const asks = [...waiting.values()];
    waiting.clear();
    for (const { window, after, actors } of asks) {
      answeredAt.set(window, changes);
      post({ is: 'news', tab, window, ...newsWithin(shown, after, actors), stand: standNow() });
    }
  };
  const answerSoon = (): void => {
    if (waiting.size > 0) gathering ??= setTimeout(answer, GATHERING_MS);
  };
  const noteChange = (): void => {
    changes += 1;
    answerSoon();
  };
  let said: FromTab | null = null;
  const say = (says: string, asks = false): void => {
    said = { is: 'said', tab, says, asks };
    post(said);
  };
  const stopHearing = core.subscribe(noteChange);

  return {
    announce: (): void => post({ is: 'here', tab, name: name(), address: address() }),
    leave: (): void => post({ is: 'gone', tab }),
    hear: (message: FromWindow): void => {
      if (message.is === 'who' || message.tab !== tab) return;
      if (message.is === 'do') {
        const { command, window } = message;
        if (command.do === 'record') post({ is: 'recorded', tab, window, capsule: core.capsule() });
        else obey(core, command, { dock, say, replay, hasClock, examples });
        noteChange();
        return;
      }
      if (!answeredAt.has(message.window)) {
        met(message.window);
        if (said !== null) post(said);
      }
      waiting.set(message.window, message);
      if (answeredAt.get(message.window) !== changes || message.after < core.recorder.total) answerSoon();
    },
    say,
    stop: (): void => {
      stopHearing();
      if (gathering !== null) clearTimeout(gathering);
    },
  };
}

/** As much of what is new as a message may hold: a snapshot that is too long by itself goes without its context. */
function newsWithin({ core, define, longest = Number.POSITIVE_INFINITY }: Shown, after: number, actors: number) {
  for (let most = MOST; ; most = Math.floor(most / 4)) {
    const news = newsOf(core.recorder, after, actors, { most, ...(define === undefined ? {} : { define }) });
    if (longest === Number.POSITIVE_INFINITY || JSON.stringify(news).length <= longest) return news;
    if (most > 1) continue;
    return { ...news, snapshots: news.snapshots.map((one) => ({ ...one, context: TOO_LONG })) };
  }
}

const TOO_LONG = 'too long to be sent';
/** No more entries go over at once: the page has other things to do. */
const MOST = 500;
