import type { Console } from '../core/console.ts';
import { announcePresence } from './presence.ts';
import { CHANNEL, type Command, type FromTab, type FromWindow, type TabStand } from './tabMessages.ts';
import { newsOf } from './tabNews.ts';

/** What happens within so many ms goes over together. */
const GATHERING_MS = 30;

interface Tab {
  readonly core: Console;
  /** What people call it. */
  readonly name: () => string;
  readonly address: () => string;
  /** Brings the dock back into the page. */
  readonly dock: () => void;
  /** Hears of each window that shows this tab. */
  readonly met: (window: string) => void;
}

/**
 * Tells the windows of the console what the recorder of this page keeps, which is masked already, and does what they
 * want. As long as no window asks, nothing is made ready.
 */
export function relayTab({ core, name, address, dock, met }: Tab): { readonly tab: string; readonly stop: () => void } {
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  const waiting = new Map<string, Extract<FromWindow, { readonly is: 'ask' }>>();
  const post = (message: FromTab): void => channel.postMessage(message);
  /** How often something has changed, and at which of these each window was last answered. */
  let changes = 0;
  const answeredAt = new Map<string, number>();
  let gathering: ReturnType<typeof setTimeout> | null = null;

  const standNow = (): TabStand => ({
    isPaused: core.isPaused(),
    speed: core.clock.speed(),
    now: core.clock.now(),
    held: core.gate.held().length,
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
      post({ is: 'news', tab, window, ...newsOf(core.recorder, after, actors), stand: standNow() });
    }
  };
  const answerSoon = (): void => {
    if (waiting.size > 0) gathering ??= setTimeout(answer, GATHERING_MS);
  };
  const noteChange = (): void => {
    changes += 1;
    answerSoon();
  };
  const announce = (): void => post({ is: 'here', tab, name: name(), address: address() });

  channel.onmessage = ({ data }: MessageEvent<FromWindow>) => {
    if (data.is === 'who') announce();
    if (!('tab' in data) || data.tab !== tab) return;
    if (data.is === 'do') {
      obey(core, data.command, dock);
      noteChange();
    } else {
      if (!answeredAt.has(data.window)) met(data.window);
      waiting.set(data.window, data);
      if (answeredAt.get(data.window) !== changes || data.after < core.recorder.total) answerSoon();
    }
  };
  const stopHearing = core.subscribe(noteChange);
  const leave = (): void => post({ is: 'gone', tab });
  globalThis.addEventListener?.('pagehide', leave);
  let isOpen = true;
  void announcePresence(tab).then(() => isOpen && announce());
  const stop = (): void => {
    isOpen = false;
    globalThis.removeEventListener?.('pagehide', leave);
    stopHearing();
    if (gathering !== null) clearTimeout(gathering);
    leave();
    channel.close();
  };
  return { tab, stop };
}

function obey(core: Console, command: Command, dock: () => void): void {
  switch (command.do) {
    case 'pause':
      core.pause();
      break;
    case 'run':
      if (command.speed === null) core.run();
      else core.run(command.speed);
      break;
    case 'step':
      core.gate.step();
      break;
    case 'nextTimer':
      core.nextTimer();
      break;
    case 'jump':
      core.jump(command.ms);
      break;
    case 'lookBack':
      core.lookBack(command.seq);
      break;
    case 'live':
      core.live();
      break;
    case 'dock':
      dock();
      break;
    case 'send': {
      const actor = core.recorder.actors.find(({ session }) => session === command.session);
      if (actor !== undefined) core.send(actor, command.event);
    }
  }
}
