import { render } from 'lit-html';
import { createActor, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/board.css';
import { type Language, translateTo } from '../copy/text.ts';
import { endingOf, ignoreDisabled, setTheme } from '../framePage.ts';
import { call, newBearer } from '../game/callProvider.ts';
import { fairSheet } from '../game/fairSheet.ts';
import { followTable } from '../game/followTable.ts';
import { openSiteFrame } from '../game/siteFrame.ts';
import { boardMachine } from './board.machine.ts';
import type { BoardState, PlayAnswer, PlayInput, SeedAnswer } from './board.setup.ts';
import { type BoardActions, frame, howToSheet } from './frame.ts';
import { joinBoard } from './joinBoard.ts';
import { loadBoard } from './loadBoard.ts';
import { modelOf } from './model.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
const steering = import.meta.env.MODE === 'qa' ? await (await import('../steering.ts')).steeredBy(siteOrigin) : {};
const token = query.get('token') ?? '';
// The token opens one session; it has no business in the address any longer.
history.replaceState(null, '', location.pathname);

let board = await loadBoard(document.body.dataset.sheet ?? '');
let language: Language = query.get('lang') === 'en' ? 'EN' : 'TH';
let isRevealed = false;
/** The check of a round needs its server seed, so that is revealed first. */
let toCheck: string | null = null;

setTheme(query.get('theme'));
document.body.innerHTML = `<div data-v="page"></div><p class="sr" role="status" data-v="said"></p>
<dialog class="sheet" data-v="howTo"></dialog><dialog class="sheet sheet--fair" data-v="fair"></dialog>`;
const place = <T extends HTMLElement>(name: string) => document.querySelector(`[data-v="${name}"]`) as T;
const dialogs = { howTo: place<HTMLDialogElement>('howTo'), fair: place<HTMLDialogElement>('fair') };

const siteFrame = openSiteFrame(siteOrigin, (message) => {
  if (message.type === 'site.hold') return actor.send({ type: 'site.hold', held: message.held });
  setTheme(message.theme);
  language = message.language;
  draw();
});
if (siteFrame.isFramed) root.dataset.framed = '';

const bearer = newBearer();
const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
const sendPlay = ({ move, ...bet }: PlayInput) =>
  move === undefined
    ? post<PlayAnswer>('/spin', bet)
    : post<PlayAnswer>('/move', { requestId: bet.requestId, ...move });

const machine = boardMachine.provide({
  actors: {
    openGame: fromPromise(() => post<BoardState>('/open', { token, bearer })),
    sendPlay: fromPromise(({ input }: { input: PlayInput }) => sendPlay(input)),
    rotateSeed: fromPromise(() => post<SeedAnswer>('/seed', {})),
  },
  actions: {
    tellReady: () => siteFrame.tell({ type: 'game.ready' }),
    tellFailed: ({ context }) => siteFrame.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
    tellRoundStarted: ({ context }, { id, stake }) => {
      if (context.round === null) siteFrame.tell({ type: 'game.roundStarted', roundId: id, stake });
    },
    tellRoundEnded: ({ context: { round } }) => {
      if (round === null) return;
      siteFrame.tell({ type: 'game.roundEnded', roundId: round.id, stake: round.stake, payout: round.payout });
    },
    tellLost: ({ context }) => {
      if (!context.lineIsLost) siteFrame.tell({ type: 'game.connection', state: 'lost' });
    },
    tellBack: ({ context }) => {
      if (context.lineIsLost) siteFrame.tell({ type: 'game.connection', state: 'back' });
    },
    tellEnded: ({ context }) => siteFrame.tell({ type: 'game.ended', reason: endingOf(context.state?.ended ?? null) }),
  },
});
const actor = createActor(machine, {
  ...steering,
  input: {
    choice: board.firstChoice,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    revealMs: (round, before) =>
      round.outcome === null ? 0 : board.revealMs(round.outcome.view, before?.outcome?.view ?? null),
  },
});

const openCheck = (id: string) => {
  if (siteFrame.isFramed) siteFrame.tell({ type: 'game.check', roundId: id });
  else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
};
const check = (id: string) => {
  if (!actor.getSnapshot().can({ type: 'board.rotate' })) return openCheck(id);
  toCheck = id;
  actor.send({ type: 'board.rotate' });
};

const actions: BoardActions = {
  bet: () => {
    const { stake } = modelOf(board, actor.getSnapshot(), language, actor.send);
    actor.send({ type: 'board.bet', requestId: crypto.randomUUID(), stake });
  },
  setChip: (chip) => actor.send({ type: 'board.setChip', chip }),
  retry: () => actor.send({ type: 'board.retry' }),
  skip: () => actor.send({ type: 'board.skip' }),
  check,
  calm: () => actor.send({ type: 'board.setCalm', isCalm: !actor.getSnapshot().context.isCalm }),
  openSheet: (name) => {
    isRevealed = false;
    dialogs[name].showModal();
    draw();
  },
};

function draw(): void {
  root.lang = language === 'EN' ? 'en' : 'th';
  const snapshot = actor.getSnapshot();
  const { state, clientSeed } = snapshot.context;
  const t = translateTo(language);
  const of = { board, snapshot, t, actions, model: modelOf(board, snapshot, language, actor.send) };
  document.title = state?.game.name ?? '';
  render(frame(of), place('page'));
  if (dialogs.howTo.open) render(howToSheet(of), dialogs.howTo);
  if (dialogs.fair.open && state !== null) {
    const canRotate = snapshot.can({ type: 'board.rotate' });
    const text = fairSheet(t, state, clientSeed ?? state.seed.clientSeed, canRotate, isRevealed);
    if (dialogs.fair.dataset.text !== text) dialogs.fair.innerHTML = text;
    dialogs.fair.dataset.text = text;
  }
  for (const dialog of Object.values(dialogs))
    if (dialog.open) dialog.setAttribute('aria-label', dialog.querySelector('h2')?.textContent ?? '');
}

ignoreDisabled();
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement) return target.close();
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-check]') : null;
  if (pressed === null) return;
  if (pressed.dataset.check !== undefined) return check(pressed.dataset.check);
  if (pressed.dataset.do === 'close') pressed.closest('dialog')?.close();
  if (pressed.dataset.do === 'rotate') actor.send({ type: 'board.rotate' });
  if (pressed.dataset.do === 'leave') siteFrame.tell({ type: 'game.exit' });
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const seed = new FormData(event.target as HTMLFormElement).get('seed');
  if (typeof seed === 'string') actor.send({ type: 'board.setSeed', clientSeed: seed });
});

let wasRotating = false;
actor.subscribe((snapshot) => {
  const isRotating = snapshot.matches('rotating');
  if (wasRotating && !isRotating) {
    isRevealed = true;
    if (toCheck !== null) openCheck(toCheck);
    toCheck = null;
  }
  wasRotating = isRotating;
  draw();
});
board = await joinBoard(board, {
  send: actor.send,
  redraw: draw,
  listen: (path, line) => followTable(path, bearer, line),
  follow: (listener) => {
    listener(actor.getSnapshot());
    actor.subscribe(listener);
  },
});
actor.start();
draw();
