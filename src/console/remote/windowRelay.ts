import type { EventObject } from 'xstate';
import { type Obeying, obey, type Replay, type Walking } from './obey.ts';
import type { FromTab, FromWindow, TabStand } from './tabMessages.ts';
import { type Define, newsOf } from './tabNews.ts';

/** What happens within so many ms goes over together. */
const GATHERING_MS = 30;

/** An application that windows of the console show and steer. */
export interface Shown {
  readonly core: Obeying;
  /** Its number among those that speak to the same windows. */
  readonly tab: string;
  /** The page of which it is a part, where that may have several. */
  readonly page?: string;
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
  /** What finds ways and walks them, which may have to be loaded. */
  readonly walking: () => Promise<Walking>;
  /** The session so far as a recording. @throws Error where its beginning is no longer kept. */
  readonly record: () => unknown;
  /** Replays a recording in this application; null where it cannot. */
  readonly replay: Replay | null;
}

/**
 * Tells windows what a recorder keeps, which is masked already, and does what they want. As long as no window asks,
 * nothing is made ready.
 */
export function createWindowRelay(shown: Shown) {
  const { core, tab, page, name, address, post, dock, met, hasClock, walking, replay, examples = [] } = shown;
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
  const record = async (window: string): Promise<void> => {
    try {
      post({ is: 'recorded', tab, window, capsule: await shown.record() });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const stopHearing = core.subscribe(noteChange);

  return {
    announce: (): void =>
      post({ is: 'here', tab, name: name(), address: address(), ...(page === undefined ? {} : { page }) }),
    leave: (): void => post({ is: 'gone', tab }),
    hear: (message: FromWindow): void => {
      if (message.is === 'who' || message.tab !== tab) return;
      if (message.is === 'do') {
        const { command, window } = message;
        if (command.do === 'record') void record(window);
        else obey(core, command, { dock, say, walking, replay, hasClock, examples });
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
