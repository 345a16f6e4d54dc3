import { createActor, fromPromise } from 'xstate';
import { parSheets } from '../../engines/slot/parSheets.ts';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/pots.css';
import { dressOf } from '../art/dress.ts';
import { spriteOf } from '../art/symbols.ts';
import { type Language, translateTo } from '../copy/text.ts';
import { endingOf, setTheme } from '../framePage.ts';
import { callProvider } from './callProvider.ts';
import { gameMachine } from './game.machine.ts';
import type { SpinInput } from './game.setup.ts';
import { layout } from './layout.ts';
import { listen } from './listen.ts';
import { startPots } from './pots/startPots.ts';
import { createReels } from './reels.ts';
import { createRender, type Looks, presetsOf } from './render.ts';
import type { Words } from './result.ts';
import { createSheets } from './sheets.ts';
import { createShow } from './show.ts';
import { openSiteFrame } from './siteFrame.ts';
import { createSound } from './sound.ts';
import { stakesOf } from './stakes.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const gameId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
const steering = import.meta.env.MODE === 'qa' ? await (await import('../steering.ts')).steeredBy(siteOrigin) : {};
const { sheet: sheetId } = document.body.dataset;
const sheet = parSheets[sheetId as keyof typeof parSheets] ?? parSheets['even-1'];

const dress = dressOf(gameId);
let words: Words = wordsOf(query.get('lang') === 'en' ? 'EN' : 'TH');
let looks: Looks = { calm: matchMedia('(prefers-reduced-motion: reduce)').matches, sound: false };

function wordsOf(language: Language): Words {
  root.lang = language === 'EN' ? 'en' : 'th';
  return { t: translateTo(language), top: dress.topName, lineCount: sheet.lines.length };
}

setTheme(query.get('theme'));
root.dataset.scene = dress.scene;
document.body.innerHTML = `<svg class="sprite" aria-hidden="true">${spriteOf(dress)}</svg>${layout(sheet)}`;

const provider = callProvider(query.get('token') ?? '');
// The token opens one session; it has no business in the address any longer.
history.replaceState(null, '', location.pathname);

const frame = openSiteFrame(siteOrigin, (message) => {
  if (message.type === 'site.hold') return actor.send({ type: 'site.hold', held: message.held });
  setTheme(message.theme);
  words = wordsOf(message.language);
  draw();
});
if (frame.isFramed) root.dataset.framed = '';

const machine = gameMachine.provide({
  actors: {
    openGame: fromPromise(() => provider.openGame()),
    sendSpin: fromPromise(({ input }: { input: SpinInput }) => provider.sendSpin(input)),
    rotateSeed: fromPromise(() => provider.rotateSeed()),
  },
  actions: {
    tellReady: () => frame.tell({ type: 'game.ready' }),
    tellFailed: ({ context }) => frame.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
    tellRoundStarted: ({ context }, { id, stake }) => {
      if (context.round === null) frame.tell({ type: 'game.roundStarted', roundId: id, stake });
    },
    tellRoundEnded: ({ context: { round } }) => {
      if (round === null) return;
      const { id, stake, payout } = round;
      frame.tell({ type: 'game.roundEnded', roundId: id, stake, payout });
    },
    tellLost: ({ context }) => {
      if (!context.lineIsLost) frame.tell({ type: 'game.connection', state: 'lost' });
    },
    tellBack: ({ context }) => {
      if (context.lineIsLost) frame.tell({ type: 'game.connection', state: 'back' });
    },
    tellEnded: ({ context }) => frame.tell({ type: 'game.ended', reason: endingOf(context.state?.ended ?? null) }),
  },
});
const actor = createActor(machine, steering);

const reels = createReels(document.querySelector('[data-v="reels"]') as HTMLElement);
const sound = createSound();
const render = createRender(document.body, sheet);
const sheets = createSheets(document.body, sheet);
const show = createShow({ reels, sheet, sound, send: actor.send, isCalm: () => looks.calm, words: () => words });
const pots =
  'jackpot' in sheet
    ? startPots(document.body, { readPots: provider.readPots, isCalm: () => looks.calm, win: sound.win })
    : null;
const draw = () => {
  render(words, actor.getSnapshot(), looks);
  sheets.draw(words, actor.getSnapshot());
};

/** The check of a round needs its server seed, so that is revealed first. */
let toCheck: string | null = null;
const openCheck = (id: string) => {
  if (frame.isFramed) frame.tell({ type: 'game.check', roundId: id });
  else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
};

listen(
  {
    spin: () => {
      sound.press();
      actor.send({ type: 'game.spin', requestId: crypto.randomUUID() });
    },
    setStake: (stake) => actor.send({ type: 'game.setStake', stake }),
    step: (by) => {
      const { state, stake } = actor.getSnapshot().context;
      if (state === null || !actor.getSnapshot().can({ type: 'game.setStake', stake })) return;
      const stakes = stakesOf(state);
      const next = stakes[stakes.indexOf(stake) + by];
      if (next !== undefined) actor.send({ type: 'game.setStake', stake: next });
    },
    stakes: () => {
      const { state } = actor.getSnapshot().context;
      return state === null ? [] : stakesOf(state);
    },
    retry: () => actor.send({ type: 'game.retry' }),
    skip: () => actor.send({ type: 'game.skip' }),
    rotate: () => actor.send({ type: 'game.rotate' }),
    setSeed: (clientSeed) => actor.send({ type: 'game.setSeed', clientSeed }),
    check: (id) => {
      if (!actor.getSnapshot().can({ type: 'game.rotate' })) return openCheck(id);
      toCheck = id;
      actor.send({ type: 'game.rotate' });
    },
    leave: () => frame.tell({ type: 'game.exit' }),
    calm: () => {
      looks = { ...looks, calm: !looks.calm };
      draw();
    },
    sound: () => {
      looks = { ...looks, sound: sound.toggle() };
      draw();
    },
    openSheet: (name) => {
      sheets.open(name);
      draw();
    },
  },
  presetsOf,
);

let wasRotating = false;
actor.subscribe((snapshot) => {
  draw();
  show(snapshot);
  pots?.(words, snapshot);
  const isRotating = snapshot.matches('rotating');
  if (wasRotating && !isRotating) {
    sheets.reveal();
    if (toCheck !== null) openCheck(toCheck);
    toCheck = null;
    draw();
  }
  wasRotating = isRotating;
});
actor.start();
