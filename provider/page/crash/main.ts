import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/crash.css';
import { REST_MS } from '../../crash/times.ts';
import { STAKE_STEP } from '../../engines/crash/crashRound.ts';
import { dressOf } from '../art/dress.ts';
import { type Language, translateTo } from '../copy/text.ts';
import { endingOf, setTheme } from '../framePage.ts';
import { createProviderClock } from '../game/providerClock.ts';
import { openSiteFrame } from '../game/siteFrame.ts';
import { createSound } from '../game/sound.ts';
import { stakesOf } from '../game/stakes.ts';
import { callTable } from './callTable.ts';
import { crashMachine } from './crash.machine.ts';
import type { BetInput, CrashEvent } from './crash.setup.ts';
import { createFlight } from './flight.ts';
import { goOf } from './go.ts';
import { layout } from './layout.ts';
import { listen } from './listen.ts';
import { createNews } from './news.ts';
import { createRender } from './render.ts';
import { fairSheet, rulesSheet } from './sheets.ts';
import { shownAt } from './words.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const gameId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const speak = (language: Language) => {
  root.lang = language === 'EN' ? 'en' : 'th';
  return translateTo(language);
};
let t = speak(query.get('lang') === 'en' ? 'EN' : 'TH');
setTheme(query.get('theme'));
const dress = dressOf(gameId);
root.dataset.scene = dress.scene;
if (gameId !== 'rocket-rise') {
  root.style.setProperty('--sc-red', dress.inks[0].g);
  root.style.setProperty('--sc-flag', dress.inks[3].s);
}
document.body.innerHTML = layout();

const provider = callTable(query.get('token') ?? '');
// The token opens one session; it has no business in the address any longer.
history.replaceState(null, '', location.pathname);

const frame = openSiteFrame(siteOrigin, (message) => {
  if (message.type === 'site.hold') return actor.send({ type: 'site.hold', held: message.held });
  setTheme(message.theme);
  t = speak(message.language);
  draw();
});
if (frame.isFramed) root.dataset.framed = '';

const { told, now: providerNow } = createProviderClock();

const actor = createActor(
  crashMachine.provide({
    actors: {
      openGame: fromPromise(async () => {
        const table = await provider.openGame();
        told(table.now);
        return table;
      }),
      placeBet: fromPromise(({ input }: { input: BetInput }) => provider.placeBet(input)),
      cashOut: fromPromise(({ input }: { input: string }) => provider.cashOut(input)),
      followTable: fromCallback<CrashEvent>(({ sendBack }) =>
        provider.follow({
          told,
          pushed: (table) => sendBack({ type: 'table.pushed', table }),
          lost: () => sendBack({ type: 'table.lost' }),
        }),
      ),
    },
    actions: {
      tellReady: () => frame.tell({ type: 'game.ready' }),
      tellFailed: ({ context }) => frame.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
      tellLost: () => frame.tell({ type: 'game.connection', state: 'lost' }),
      tellBack: () => frame.tell({ type: 'game.connection', state: 'back' }),
    },
  }),
);

const sound = createSound();
const render = createRender(document.body);
const slot = <E extends HTMLElement>(name: string) => document.querySelector(`[data-v="${name}"]`) as E;
const fly = createFlight(slot('sky'));
const dialogs = { rules: slot<HTMLDialogElement>('rules'), fair: slot<HTMLDialogElement>('fair') };
const news = createNews({
  t: () => t,
  say: (text) => {
    slot('said').textContent = text;
  },
  win: sound.win,
  started: ({ id, stake }) => frame.tell({ type: 'game.roundStarted', roundId: id, stake }),
  ended: ({ id, stake, payout, state }) =>
    frame.tell({ type: 'game.roundEnded', roundId: id, stake, payout: state === 'cancelled' ? stake : payout }),
  closed: (reason) => frame.tell({ type: 'game.ended', reason: endingOf(reason) }),
});

const shown = () => shownAt(actor.getSnapshot().context.table, providerNow(), REST_MS);
const moment = () => {
  const now = shown();
  render.moment(t, actor.getSnapshot(), now, calm.matches);
  const { table } = actor.getSnapshot().context;
  const outs = (table?.bets ?? []).flatMap(({ name, multiplier, isMine }) =>
    multiplier === null ? [] : [[isMine ? t('crash_you') : name, multiplier] as const],
  );
  const latest = outs
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .toReversed();
  if (now.phase === 'flying') {
    // Without motion the rocket stands where it stays in the end, and only the figure grows.
    fly({ phase: 'flying', multiplier: calm.matches ? 250 : now.multiplier, outs: calm.matches ? [] : latest });
  } else if (now.phase === 'down') fly({ phase: 'down', multiplier: now.multiplier, outs: latest });
  else fly({ phase: 'waiting', multiplier: 100, outs: [] });
};
const draw = () => {
  const snapshot = actor.getSnapshot();
  const { table } = snapshot.context;
  render.all(t, snapshot, sound.isOn());
  if (table === null) return;
  moment();
  if (dialogs.rules.open) dialogs.rules.innerHTML = rulesSheet(t, table);
  if (dialogs.fair.open && dialogs.fair.dataset.round !== table.round?.id) {
    dialogs.fair.dataset.round = table.round?.id ?? '';
    dialogs.fair.innerHTML = fairSheet(t, table);
  }
};

const stakeTo = (stake: number) => {
  const { game } = actor.getSnapshot().context.table ?? {};
  if (game === undefined) return;
  const whole = Math.round(stake / STAKE_STEP) * STAKE_STEP;
  actor.send({ type: 'stake.set', stake: Math.min(game.maxStake, Math.max(game.minStake, whole)) });
};
const step = (by: 1 | -1) => {
  const { table, stake } = actor.getSnapshot().context;
  const stakes = table === null ? [] : stakesOf(table);
  const next = by > 0 ? stakes.find((each) => each > stake) : stakes.findLast((each) => each < stake);
  if (next !== undefined) stakeTo(next);
};

listen({
  go: () => {
    const now = shown();
    const { does } = goOf(actor.getSnapshot(), now.phase === 'flying' ? now.multiplier : 100);
    if (does === 'nothing') return;
    sound.press();
    actor.send(does === 'cash' ? { type: 'cash.press' } : { type: 'bet.press', requestId: crypto.randomUUID() });
  },
  step,
  scale: (factor) => stakeTo(actor.getSnapshot().context.stake * factor),
  setStake: stakeTo,
  setAuto: (isAuto, target) => actor.send({ type: 'auto.set', isAuto, target }),
  retry: () => actor.send({ type: 'game.retry' }),
  check: (id) => {
    if (frame.isFramed) frame.tell({ type: 'game.check', roundId: id });
    else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
  },
  leave: () => frame.tell({ type: 'game.exit' }),
  sound: () => {
    sound.toggle();
    draw();
  },
  open: (name) => {
    delete dialogs[name].dataset.round;
    dialogs[name].setAttribute('aria-label', t(name === 'rules' ? 'crash_rules' : 'fair_title'));
    dialogs[name].showModal();
    draw();
  },
});

actor.subscribe((snapshot) => {
  draw();
  if (snapshot.context.table !== null) news(snapshot.context.table);
});
actor.start();
let drawnAt = 0;
const frameByFrame = (at: number) => {
  if (!calm.matches || at - drawnAt > 250) {
    drawnAt = at;
    if (actor.getSnapshot().context.table !== null) moment();
  }
  requestAnimationFrame(frameByFrame);
};
requestAnimationFrame(frameByFrame);
