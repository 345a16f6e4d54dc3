import { render } from 'lit-html';
import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/board.css';
import '../boards/pokDeng/pokDeng.css';
import '../style/room.css';
import type { RoomBet, RoomView } from '../../rooms/roomView.ts';
import { sayIn } from '../board/board.ts';
import { en } from '../boards/pokDeng/copy.en.ts';
import { th } from '../boards/pokDeng/copy.th.ts';
import { type Language, translateTo } from '../copy/text.ts';
import { endingOf, ignoreDisabled, setTheme } from '../framePage.ts';
import { call, newBearer } from '../game/callProvider.ts';
import { followTable } from '../game/followTable.ts';
import { createProviderClock } from '../game/providerClock.ts';
import { openSiteFrame } from '../game/siteFrame.ts';
import { createNews } from '../table/news.ts';
import { roomMachine } from './room.machine.ts';
import type { BetInput, MoveInput, RoomEvent } from './room.setup.ts';
import { roomFrame, titleOf } from './roomFrame.ts';
import { momentOf, type RoomActions, type RoomFrame, sayOfRoom } from './roomModel.ts';
import { fairSheet, howToSheet } from './sheets.ts';

/** The countdown is drawn so often, ms. */
const DRAW_EVERY_MS = 250;

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
const token = query.get('token') ?? '';
const asked = query.get('room');
// The token opens one session; it has no business in the address any longer.
history.replaceState(null, '', location.pathname);

let language: Language = query.get('lang') === 'en' ? 'EN' : 'TH';
setTheme(query.get('theme'));
document.body.innerHTML = `<div data-v="page"></div>
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

const clock = createProviderClock();
const bearer = newBearer();
const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
const seed = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const actor = createActor(
  roomMachine.provide({
    actors: {
      openGame: fromPromise(async () => {
        const room = await post<RoomView>('/open', { token, bearer, ...(asked === null ? {} : { room: asked }) });
        clock.told(room.now);
        return room;
      }),
      placeBet: fromPromise(({ input }: { input: BetInput }) =>
        post<{ readonly bet: RoomBet; readonly room: RoomView }>('/rooms/bets', input),
      ),
      sayMove: fromPromise(({ input: { room, hand, move } }: { input: MoveInput }) =>
        post<{ readonly room: RoomView }>('/rooms/moves', { room, hand, move: { [move]: true } }),
      ),
      followRoom: fromCallback<RoomEvent, { readonly room: string }>(({ sendBack, input }) =>
        followTable<RoomView>(`/rooms/stream?room=${encodeURIComponent(input.room)}`, bearer, {
          told: clock.told,
          pushed: (room) => sendBack({ type: 'room.pushed', room }),
          lost: () => sendBack({ type: 'room.lost' }),
        }),
      ),
    },
    actions: {
      tellReady: () => siteFrame.tell({ type: 'game.ready' }),
      tellFailed: ({ context }) => siteFrame.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
      tellLost: () => siteFrame.tell({ type: 'game.connection', state: 'lost' }),
      tellBack: () => siteFrame.tell({ type: 'game.connection', state: 'back' }),
    },
  }),
  { input: { isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches, clientSeed: seed } },
);

const check = (id: string) => {
  if (siteFrame.isFramed) siteFrame.tell({ type: 'game.check', roundId: id });
  else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
};
const actions: RoomActions = {
  send: (event) => actor.send(event),
  bet: () => actor.send({ type: 'room.bet', requestId: crypto.randomUUID() }),
  check,
  openSheet: (name) => {
    dialogs[name].showModal();
    draw();
  },
};
const news = createNews({
  started: ({ id, stake }) => siteFrame.tell({ type: 'game.roundStarted', roundId: id, stake }),
  ended: ({ id, stake, payout, state }) =>
    siteFrame.tell({ type: 'game.roundEnded', roundId: id, stake, payout: state === 'cancelled' ? stake : payout }),
  closed: (reason) => siteFrame.tell({ type: 'game.ended', reason: endingOf(reason) }),
});

function frameOf(): RoomFrame {
  const snapshot = actor.getSnapshot();
  const now = clock.now();
  const cards = sayIn({ EN: en, TH: th }, language);
  const texts = { t: translateTo(language), cards, say: sayOfRoom(language) };
  return { snapshot, now, moment: momentOf(snapshot, now), ...texts, actions };
}

function draw(): void {
  root.lang = language === 'EN' ? 'en' : 'th';
  const of = frameOf();
  document.title = titleOf(of);
  render(roomFrame(of), place('page'));
  if (dialogs.howTo.open) render(howToSheet(of), dialogs.howTo);
  if (dialogs.fair.open) render(fairSheet(of), dialogs.fair);
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
  if (pressed.dataset.do === 'leave') siteFrame.tell({ type: 'game.exit' });
});

actor.subscribe((snapshot) => {
  const { room } = snapshot.context;
  if (room !== null) news({ slips: room.bets, ended: room.ended }, momentOf(snapshot, clock.now()));
  draw();
});
actor.start();
draw();
setInterval(draw, DRAW_EVERY_MS);
