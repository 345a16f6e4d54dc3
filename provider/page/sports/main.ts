import { render } from 'lit-html';
import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/board.css';
import './sports.css';
import './slip.css';
import './match.css';
import type { SlipRequest, SlipView } from '../../sports/views.ts';
import { sayIn } from '../board/board.ts';
import { type Language, money, translateTo } from '../copy/text.ts';
import { endingOf, ignoreDisabled, setTheme } from '../framePage.ts';
import { openSiteFrame } from '../game/siteFrame.ts';
import { callSports } from './callSports.ts';
import { en } from './copy.en.ts';
import { th } from './copy.th.ts';
import { createNews } from './news.ts';
import type { SportsPage } from './page.ts';
import { rulesSheet } from './rulesSheet.ts';
import { sportsMachine } from './sports.machine.ts';
import type { CashOutInput, SportsEvent } from './sportsContext.ts';
import { keepSlip } from './storedSlip.ts';
import { sportsPage } from './view.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const gameId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
const provider = callSports(query.get('token') ?? '');
// The token opens one session; it has no business in the address any longer.
history.replaceState(null, '', location.pathname);

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

const stored = keepSlip(() => sessionStorage, gameId);
const actor = createActor(
  sportsMachine.provide({
    actors: {
      openGame: fromPromise(provider.openGame),
      readBook: fromPromise(provider.readBook),
      followBook: fromCallback<SportsEvent>(({ sendBack }) =>
        provider.follow({
          pushed: (state) => sendBack({ type: 'book.pushed', state }),
          lost: () => sendBack({ type: 'book.lost' }),
        }),
      ),
      readMatches: fromPromise(({ input }: { input: readonly string[] }) => provider.readMatches(input)),
      placeSlip: fromPromise(({ input }: { input: SlipRequest }) => provider.placeSlip(input)),
      cashOut: fromPromise(({ input }: { input: CashOutInput }) => provider.cashOut(input)),
      readOlder: fromPromise(({ input }: { input: number }) => provider.readOlder(input)),
    },
    actions: {
      tellReady: () => siteFrame.tell({ type: 'game.ready' }),
      tellFailed: ({ context }) => siteFrame.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
      tellLost: () => siteFrame.tell({ type: 'game.connection', state: 'lost' }),
      tellBack: () => siteFrame.tell({ type: 'game.connection', state: 'back' }),
    },
  }),
  { input: { stored: stored.read(), deviceNow: () => Date.now() } },
);

/**
 * A slip waits for its matches beside others; so the site is told of its stake as one round, and of what comes back as
 * another.
 */
const tellMoney = (roundId: string, stake: number, payout: number) => {
  siteFrame.tell({ type: 'game.roundStarted', roundId, stake });
  siteFrame.tell({ type: 'game.roundEnded', roundId, stake, payout });
};
const say = ({ number, state }: SlipView, back: number) => {
  const { t } = page();
  place('said').textContent = `${number}: ${t(`bet_${state}`)}${back > 0 ? ` ${money(back)}` : ''}`;
};
const news = createNews({
  placed: ({ id, stake }) => tellMoney(id, stake, 0),
  // The stake is told already; the site reads its balance again.
  taken: ({ id }) => tellMoney(id, 0, 0),
  over: (slip, back) => {
    if (back > 0) tellMoney(slip.id, 0, back);
    say(slip, back);
  },
  ended: (reason) => siteFrame.tell({ type: 'game.ended', reason: endingOf(reason) }),
});

const page = (): SportsPage => ({
  snapshot: actor.getSnapshot(),
  language,
  t: sayIn({ EN: en, TH: th }, language),
  shared: translateTo(language),
  send: actor.send,
  openRules: () => {
    rules.showModal();
    draw();
  },
  leave: () => siteFrame.tell({ type: 'game.exit' }),
});

let opened: string | null = null;
let scrolledTo = 0;
/** Into a match and out again: focus goes along, and the list is where it was. */
function follow(open: string | null): void {
  if (open === opened) return;
  const left = opened;
  opened = open;
  if (open !== null) {
    scrolledTo = left === null ? scrolledTo : 0;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-back]')?.focus({ preventScroll: true });
  } else {
    window.scrollTo(0, scrolledTo);
    document.querySelector<HTMLElement>(`[data-match="${left}"]`)?.focus({ preventScroll: true });
  }
}

function draw(): void {
  root.lang = language === 'EN' ? 'en' : 'th';
  const of = page();
  const { state, open } = of.snapshot.context;
  document.title = state?.game.name ?? '';
  if (opened === null) scrolledTo = window.scrollY;
  render(sportsPage(of), place('page'));
  follow(open);
  if (!rules.open) return;
  render(rulesSheet(of), rules);
  rules.setAttribute('aria-label', of.t('rules'));
}

ignoreDisabled();
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement) return target.close();
  if (target instanceof Element && target.closest('[data-do="close"]')) rules.close();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !rules.open) actor.send({ type: 'panel.show', panel: 'none' });
});
actor.subscribe((snapshot) => {
  const { context } = snapshot;
  if (context.state !== null) {
    stored.write(context);
    news(context.state);
  }
  draw();
});
actor.start();
draw();
