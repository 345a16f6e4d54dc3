import { render } from 'lit-html';
import { createActor, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/board.css';
import './lottery.css';
import { lotteries } from '../../engines/lottery/lotteries.ts';
import type { LotteryState, TicketState } from '../../lottery/lotteryView.ts';
import { sayIn } from '../board/board.ts';
import { type Language, translateTo } from '../copy/text.ts';
import { endingOf, ignoreDisabled, setTheme } from '../framePage.ts';
import { call, newBearer } from '../game/callProvider.ts';
import { openSiteFrame } from '../game/siteFrame.ts';
import { en } from './copy.en.ts';
import { th } from './copy.th.ts';
import { drawnText } from './drawn.ts';
import { lotteryMachine } from './lottery.machine.ts';
import type { BoughtAnswer, SlipInput } from './lottery.setup.ts';
import type { LotteryPage } from './lotteryPage.ts';
import { lotteryRulesSheet } from './rulesSheet.ts';
import { lotteryPage } from './view.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
const token = query.get('token') ?? '';
// The token opens one session; it has no business in the address any longer.
history.replaceState(null, '', location.pathname);

const game = lotteries.get(document.body.dataset.sheet ?? '');
if (game === undefined) throw new Error('there is no such lottery');
const [first] = game.bets;
let language: Language = query.get('lang') === 'en' ? 'EN' : 'TH';
setTheme(query.get('theme'));
document.body.innerHTML =
  '<div data-v="page"></div><p class="sr" role="status" data-v="said"></p><dialog class="sheet" data-v="rules"></dialog>';
const place = <T extends HTMLElement>(name: string) => document.querySelector(`[data-v="${name}"]`) as T;
const rules = place<HTMLDialogElement>('rules');

const siteFrame = openSiteFrame(siteOrigin, (message) => {
  if (message.type === 'site.hold') return actor.send({ type: 'site.hold', held: message.held });
  setTheme(message.theme);
  language = message.language;
  draw();
});
if (siteFrame.isFramed) root.dataset.framed = '';

const bearer = newBearer();
const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
const OVER = ['settled', 'cancelled'];
const isOpen = ({ state }: TicketState): boolean => !OVER.includes(state) && state !== 'refused';
/** Open tickets whose stake the site knows of. */
const running = new Set<string>();
let isLost = false;
let hasEnded = false;
/**
 * A ticket waits for its draw for minutes, beside others; so the site is told of its stake as one round, and of what comes
 * back as another.
 */
const tellMoney = (roundId: string, stake: number, payout: number) => {
  siteFrame.tell({ type: 'game.roundStarted', roundId, stake });
  siteFrame.tell({ type: 'game.roundEnded', roundId, stake, payout });
};

const tellStakes = (tickets: readonly TicketState[]) => {
  for (const { id, stake } of tickets.filter(isOpen)) {
    if (running.has(id)) continue;
    running.add(id);
    tellMoney(id, stake, 0);
  }
};

const actor = createActor(
  lotteryMachine.provide({
    actors: {
      openGame: fromPromise(() => post<LotteryState>('/open', { token, bearer })),
      readNews: fromPromise(() => call<LotteryState>('/lottery', {}, bearer)),
      sendSlip: fromPromise(({ input }: { input: SlipInput }) => post<BoughtAnswer>('/lottery/tickets', input)),
    },
    actions: {
      tellReady: ({ context }) => {
        // Their stakes are in the balance that the site begins with.
        for (const { id } of context.state?.tickets.filter(isOpen) ?? []) running.add(id);
        siteFrame.tell({ type: 'game.ready' });
      },
      tellFailed: ({ context }) => siteFrame.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
      tellBought: (_, { tickets }) => tellStakes(tickets),
      tellNews: (_, { state }) => {
        if (state.ended !== null && !hasEnded) siteFrame.tell({ type: 'game.ended', reason: endingOf(state.ended) });
        hasEnded = state.ended !== null;
        // Bought in another window.
        tellStakes(state.tickets);
        for (const { id, stake, payout, state: of } of state.tickets) {
          if (!OVER.includes(of) || !running.delete(id)) continue;
          const back = of === 'cancelled' ? stake : payout;
          if (back > 0) tellMoney(id, 0, back);
        }
      },
      tellLost: () => {
        if (!isLost) siteFrame.tell({ type: 'game.connection', state: 'lost' });
        isLost = true;
      },
      tellBack: () => {
        if (isLost) siteFrame.tell({ type: 'game.connection', state: 'back' });
        isLost = false;
      },
    },
  }),
  {
    input: {
      bet: first?.id ?? '',
      rows: first?.picker.type === 'rows' ? first.picker.rows.length : 1,
      deviceNow: () => Date.now(),
    },
  },
);

const page = (): LotteryPage => ({
  game,
  snapshot: actor.getSnapshot(),
  t: sayIn({ EN: en, TH: th }, language),
  shared: translateTo(language),
  send: actor.send,
  check: (id) => {
    if (siteFrame.isFramed) siteFrame.tell({ type: 'game.check', roundId: id });
    else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
  },
  beginsWithResults: query.get('view') === 'lobby',
  openRules: () => {
    rules.showModal();
    draw();
  },
});

let said = '';
function draw(): void {
  root.lang = language === 'EN' ? 'en' : 'th';
  const of = page();
  const { state } = of.snapshot.context;
  document.title = state?.game.name ?? '';
  render(lotteryPage(of), place('page'));
  if (rules.open) {
    render(lotteryRulesSheet(of), rules);
    rules.setAttribute('aria-label', rules.querySelector('h2')?.textContent ?? '');
  }
  const last = state?.results[0];
  // The first result is old news; each later one is read out once.
  if (last?.drawn && said !== last.number) {
    if (said !== '') {
      place('said').textContent = of.t('said', { issue: last.number, numbers: drawnText(last.lottery, last.drawn) });
    }
    said = last.number;
  }
}

ignoreDisabled();
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement) return target.close();
  if (target instanceof Element && target.closest('[data-do="close"]')) rules.close();
});
actor.subscribe(draw);
actor.start();
draw();
