import { render } from 'lit-html';
import { type Language, type Translate, translateTo } from '../copy/text.ts';
import { call, newBearer } from './call.ts';
import { followStream, type Line } from './eventStream.ts';
import { fitScene } from './fitScene.ts';
import { followTable, type TableLine } from './followTable.ts';
import { type Frame, frame, menuSheet, type SheetName, type ShellActions, sheet, titleOf } from './frame.ts';
import { endingOf, ignoreDisabled, setTheme } from './framePage.ts';
import type { createMoment } from './moment.ts';
import { createProviderClock } from './providerClock.ts';
import { openSiteFrame } from './siteFrame.ts';
import { tierOf } from './tierOf.ts';

/** What a kind of game states: what it shows, and what it does otherwise than others. */
interface Stage {
  /** Everything that is seen, as it is now. */
  readonly frame: () => Frame;
  /** After each drawing. */
  readonly drawn?: () => void;
  /** A sheet has been opened. */
  readonly opened?: () => void;
  /** The player asks for the check of a round, in place of opening it at once. */
  readonly check?: (id: string) => void;
}

/** The machine of a page, as far as the shell knows it. */
interface Play<S> {
  readonly send: (event: { readonly type: 'site.hold'; readonly held: boolean }) => void;
  readonly subscribe: (listener: (snapshot: S) => void) => unknown;
  readonly start: () => unknown;
}

/** A bet or a round, as the site is told of it. 1/10,000 P */
interface Told {
  readonly id: string;
  readonly stake: number;
  readonly payout: number;
}

export type Shell = ReturnType<typeof openShell>;

/** What every page of a game does: language, theme, bar, counter, sheets, and the lines to the provider and the site. */
export function openShell() {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  const token = query.get('token') ?? '';
  // The token opens one session; it has no business in the address any longer.
  history.replaceState(null, '', location.pathname);
  const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
  const bearer = newBearer();
  const clock = createProviderClock();
  let stage: Stage | null = null;
  let language: Language = query.get('lang') === 'en' ? 'EN' : 'TH';
  let isHeld = false;
  let hold = (held: boolean): void => {
    isHeld = held;
  };
  let isLost = false;

  setTheme(query.get('theme'));
  document.body.innerHTML = `<div data-v="page"></div><p class="sr" role="status" data-v="said"></p>
<dialog class="sheet" data-v="menu"></dialog><dialog class="sheet" data-v="rules"></dialog><dialog class="moment" data-v="moment"></dialog>`;
  const place = <E extends HTMLElement>(name: string) => document.querySelector(`[data-v="${name}"]`) as E;
  const [page, said] = [place('page'), place('said')];
  const dialogs = { rules: place<HTMLDialogElement>('rules'), menu: place<HTMLDialogElement>('menu') };

  const site = openSiteFrame(siteOrigin, (message) => {
    if (message.type === 'site.hold') return hold(message.held);
    if (message.type === 'site.menu') return openSheet('menu');
    setTheme(message.theme);
    language = message.language;
    draw();
  });
  if (site.isFramed) root.dataset.framed = '';

  const t = (): Translate => translateTo(language);
  function draw(): void {
    root.lang = language === 'EN' ? 'en' : 'th';
    if (stage === null) return;
    const of = stage.frame();
    document.title = titleOf(of);
    render(frame(of, t(), actions), page);
    const shown = { rules: of.sheets.rules, menu: menuSheet(of, t(), actions) };
    for (const name of ['rules', 'menu'] as const) {
      const open = shown[name];
      if (!dialogs[name].open) continue;
      dialogs[name].className = `sheet ${open.look ?? ''}`;
      dialogs[name].setAttribute('aria-label', open.title);
      render(sheet(open, t()), dialogs[name]);
    }
    stage.drawn?.();
    fitScene();
    celebrate(of);
  }
  /** The last round that was seen; null until the session is open. */
  let seen: string | null = null;
  let moment: ReturnType<typeof createMoment> | null = null;
  /** Once for each round that ends on this page. */
  function celebrate(of: Frame): void {
    if (of.game === null) return;
    const { last = null } = of.counter;
    const now = last === null ? seen : `${last.id} ${last.payout}`;
    const isNew = seen !== null && now !== seen;
    seen = now ?? '';
    if (!isNew || last === null || last.jackpot !== undefined) return;
    const tier = tierOf(last);
    if (tier === null) return;
    const look = {
      title: titleOf(of),
      isCalm: of.calm?.isOn ?? matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
    void import('./moment.ts').then(({ createMoment: create }) => {
      moment ??= create(place('moment'), t);
      moment(last, tier, look);
    });
  }
  function openSheet(name: SheetName): void {
    if (stage === null) return;
    stage.opened?.();
    for (const dialog of Object.values(dialogs)) dialog.close();
    dialogs[name].showModal();
    draw();
  }
  /** Without a frame, of this page. */
  const fullScreen = (): void => {
    dialogs.menu.close();
    if (site.isFramed) site.tell({ type: 'game.fullScreen' });
    else void root.requestFullscreen?.().catch(() => undefined);
  };
  const actions: ShellActions = { open: openSheet, fullScreen };

  const openCheck = (id: string): void => {
    if (site.isFramed) site.tell({ type: 'game.check', roundId: id });
    else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
  };
  const leave = () => site.tell({ type: 'game.exit' });
  ignoreDisabled();
  addEventListener('resize', fitScene);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement) return target.close();
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-check]') : null;
    if (pressed === null) return;
    if (pressed.dataset.check !== undefined) return (stage?.check ?? openCheck)(pressed.dataset.check);
    if (pressed.dataset.do === 'close') pressed.closest('dialog')?.close();
    if (pressed.dataset.do === 'leave') leave();
  });

  const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer);
  const roundStarted = ({ id, stake }: Pick<Told, 'id' | 'stake'>) =>
    site.tell({ type: 'game.roundStarted', roundId: id, stake });
  const roundEnded = ({ id, stake, payout }: Told) =>
    site.tell({ type: 'game.roundEnded', roundId: id, stake, payout });

  return {
    gameId: decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
    /** Id of the game's odds. */
    sheet: document.body.dataset.sheet ?? '',
    /** The address as the page was opened. */
    query,
    calm: matchMedia('(prefers-reduced-motion: reduce)'),
    language: () => language,
    /** The texts that all games share. */
    t,
    /** What steers the page's machine; in builds for QA alone. */
    steering: async () =>
      import.meta.env.MODE === 'qa' ? await (await import('./steering.ts')).steeredBy(siteOrigin) : {},

    // The provider. The bearer is made here and is nowhere but in this page's memory.
    clock,
    post,
    read: <T>(path: string) => call<T>(path, {}, bearer),
    openGame: <T>(more: object = {}) => post<T>('/open', { token, bearer, ...more }),
    follow: (path: string, silenceMs: number, line: Line) => followStream(path, bearer, silenceMs, line),
    /** The line to a shared table. */
    followTable: <V extends { readonly now: number }>(path: string, line: TableLine<V>) =>
      followTable<V>(path, bearer, clock.told, line),

    /** What the site is told, as actions of the page's machine. */
    tell: {
      tellReady: () => site.tell({ type: 'game.ready' }),
      tellFailed: ({ context }: { readonly context: { readonly failure: { readonly code: string } | null } }) =>
        site.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
      tellLost: () => {
        if (!isLost) site.tell({ type: 'game.connection', state: 'lost' });
        isLost = true;
      },
      tellBack: () => {
        if (isLost) site.tell({ type: 'game.connection', state: 'back' });
        isLost = false;
      },
    },
    roundStarted,
    roundEnded,
    /** Of a shared table: a cancelled bet gives its stake back. */
    betEnded: ({ state, ...told }: Told & { readonly state: string }) =>
      roundEnded(state === 'cancelled' ? { ...told, payout: told.stake } : told),
    /** A bet that waits beside others: its stake is told as one round, and what comes back as another. */
    moneyMoved: (told: Told) => {
      roundStarted(told);
      roundEnded(told);
    },
    /** @param reason the wallet's */
    sessionEnded: (reason: string | null) => site.tell({ type: 'game.ended', reason: endingOf(reason) }),
    openCheck,
    leave,

    openSheet,
    hasSheet: () => Object.values(dialogs).some(({ open }) => open),
    /** For the screen reader. */
    say: (text: string) => {
      said.textContent = text;
    },
    draw,
    show: (shown: Stage): void => {
      stage = shown;
      draw();
    },
    /** Starts the machine, and draws the page after each of its changes. */
    start: <S>(play: Play<S>, changed: (snapshot: S) => void = () => undefined): void => {
      hold = (held) => play.send({ type: 'site.hold', held });
      play.subscribe((snapshot) => {
        draw();
        changed(snapshot);
      });
      play.start();
      if (isHeld) hold(true);
    },
  };
}
