import { render } from 'lit-html';
import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/board.css';
import '../style/table.css';
import type { CoupTableView } from '../../tables/coupTableView.ts';
import { howToSheet } from '../board/frame.ts';
import { loadBoard } from '../board/loadBoard.ts';
import { type Language, translateTo } from '../copy/text.ts';
import { endingOf, ignoreDisabled, setTheme } from '../framePage.ts';
import { call, newBearer } from '../game/callProvider.ts';
import { followTable } from '../game/followTable.ts';
import { createProviderClock } from '../game/providerClock.ts';
import { openSiteFrame } from '../game/siteFrame.ts';
import { sayOfTable, type TableActions, type TableFrame } from './frameModel.ts';
import { createNews } from './news.ts';
import { fairSheet } from './sheets.ts';
import { tableMachine } from './table.machine.ts';
import type { SlipAnswer, SlipInput, TableEvent } from './table.setup.ts';
import { tableFrame } from './tableFrame.ts';
import { momentOf, tableModelOf } from './tableModel.ts';

/** The countdown is drawn so often, ms. */
const DRAW_EVERY_MS = 250;

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
const token = query.get('token') ?? '';
// The token opens one session; it has no business in the address any longer.
history.replaceState(null, '', location.pathname);

const board = await loadBoard(document.body.dataset.sheet ?? '');
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

const actor = createActor(
  tableMachine.provide({
    actors: {
      openGame: fromPromise(async () => {
        const table = await post<CoupTableView>('/open', { token, bearer });
        clock.told(table.now);
        return table;
      }),
      placeSlip: fromPromise(({ input }: { input: SlipInput }) => post<SlipAnswer>('/table/slips', input)),
      followTable: fromCallback<TableEvent>(({ sendBack }) =>
        followTable<CoupTableView>('/table/stream', bearer, {
          told: clock.told,
          pushed: (table) => sendBack({ type: 'table.pushed', table }),
          lost: () => sendBack({ type: 'table.lost' }),
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
  {
    input: {
      isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      revealMs: (view) => board.revealMs(view, null),
    },
  },
);

const check = (id: string) => {
  if (siteFrame.isFramed) siteFrame.tell({ type: 'game.check', roundId: id });
  else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
};
const actions: TableActions = {
  confirm: () => {
    const { stake } = frameOf().model;
    actor.send({ type: 'table.confirm', requestId: crypto.randomUUID(), stake });
  },
  setChip: (chip) => actor.send({ type: 'table.setChip', chip }),
  retry: () => actor.send({ type: 'table.retry' }),
  skip: () => actor.send({ type: 'table.skip' }),
  check,
  calm: () => actor.send({ type: 'table.setCalm', isCalm: !actor.getSnapshot().context.isCalm }),
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

function frameOf(): TableFrame {
  const snapshot = actor.getSnapshot();
  const now = clock.now();
  const model = tableModelOf(board, snapshot, language, { now, send: actor.send });
  const texts = { t: translateTo(language), say: sayOfTable(language) };
  return { board, model, snapshot, now, moment: momentOf(snapshot, now), ...texts, actions };
}

function draw(): void {
  root.lang = language === 'EN' ? 'en' : 'th';
  const of = frameOf();
  document.title = of.snapshot.context.table?.game.name ?? '';
  render(tableFrame(of), place('page'));
  if (dialogs.howTo.open) render(howToSheet(of, of.say('rule_shared')), dialogs.howTo);
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
  const { table } = snapshot.context;
  if (table !== null) news(table, momentOf(snapshot, clock.now()));
  draw();
});
actor.start();
draw();
setInterval(draw, DRAW_EVERY_MS);
