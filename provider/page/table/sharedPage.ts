import { render, type TemplateResult } from 'lit-html';
import type { Language } from '../copy/text.ts';
import { endingOf, ignoreDisabled, setTheme } from '../framePage.ts';
import { call, newBearer } from '../game/callProvider.ts';
import { createProviderClock } from '../game/providerClock.ts';
import { openSiteFrame } from '../game/siteFrame.ts';
import { createNews } from './news.ts';

/** Sheets over the page: the rules, and how a round is checked. */
type Sheet = 'howTo' | 'fair';

interface Drawn {
  readonly title: string;
  readonly page: TemplateResult;
  /** Drawn while it is open. */
  readonly sheets: Readonly<Record<Sheet, () => TemplateResult>>;
}

interface SharedPage {
  /** The address as the page was opened. */
  readonly query: URLSearchParams;
  readonly draw: () => void;
  /** The site holds new bets back, or no longer. */
  readonly hold: (held: boolean) => void;
}

/** What the address says. The token in it opens one session; it has no business there any longer. */
export function takeAddress(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  history.replaceState(null, '', location.pathname);
  return query;
}

/** What the page of a table or a room does beside its game: language, theme, sheets, the provider and the site. */
export function openSharedPage({ query, draw, hold }: SharedPage) {
  const root = document.documentElement;
  const siteOrigin = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? '';
  let language: Language = query.get('lang') === 'en' ? 'EN' : 'TH';
  setTheme(query.get('theme'));
  document.body.innerHTML = `<div data-v="page"></div>
<dialog class="sheet" data-v="howTo"></dialog><dialog class="sheet sheet--fair" data-v="fair"></dialog>`;
  const place = <T extends HTMLElement>(name: string) => document.querySelector(`[data-v="${name}"]`) as T;
  const dialogs = { howTo: place<HTMLDialogElement>('howTo'), fair: place<HTMLDialogElement>('fair') };

  const siteFrame = openSiteFrame(siteOrigin, (message) => {
    if (message.type === 'site.hold') return hold(message.held);
    setTheme(message.theme);
    language = message.language;
    draw();
  });
  if (siteFrame.isFramed) root.dataset.framed = '';

  const check = (id: string) => {
    if (siteFrame.isFramed) siteFrame.tell({ type: 'game.check', roundId: id });
    else window.open(`/check/${encodeURIComponent(id)}`, '_blank', 'noopener');
  };

  ignoreDisabled();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement) return target.close();
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-check]') : null;
    if (pressed === null) return;
    if (pressed.dataset.check !== undefined) return check(pressed.dataset.check);
    if (pressed.dataset.do === 'close') pressed.closest('dialog')?.close();
    if (pressed.dataset.do === 'leave') siteFrame.tell({ type: 'game.exit' });
  });

  const bearer = newBearer();
  return {
    bearer,
    token: query.get('token') ?? '',
    clock: createProviderClock(),
    language: () => language,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    post: <T>(path: string, body: object) => call<T>(path, { method: 'POST', body: JSON.stringify(body) }, bearer),
    check,
    openSheet: (name: Sheet) => {
      dialogs[name].showModal();
      draw();
    },
    tell: {
      tellReady: () => siteFrame.tell({ type: 'game.ready' }),
      tellFailed: ({ context }: { readonly context: { readonly failure: { readonly code: string } | null } }) =>
        siteFrame.tell({ type: 'game.failed', reason: context.failure?.code ?? 'LOST' }),
      tellLost: () => siteFrame.tell({ type: 'game.connection', state: 'lost' }),
      tellBack: () => siteFrame.tell({ type: 'game.connection', state: 'back' }),
    },
    news: createNews({
      started: ({ id, stake }) => siteFrame.tell({ type: 'game.roundStarted', roundId: id, stake }),
      ended: ({ id, stake, payout, state }) =>
        siteFrame.tell({ type: 'game.roundEnded', roundId: id, stake, payout: state === 'cancelled' ? stake : payout }),
      closed: (reason) => siteFrame.tell({ type: 'game.ended', reason: endingOf(reason) }),
    }),
    show: ({ title, page, sheets }: Drawn): void => {
      root.lang = language === 'EN' ? 'en' : 'th';
      document.title = title;
      render(page, place('page'));
      for (const name of ['howTo', 'fair'] as const) {
        const dialog = dialogs[name];
        if (!dialog.open) continue;
        render(sheets[name](), dialog);
        dialog.setAttribute('aria-label', dialog.querySelector('h2')?.textContent ?? '');
      }
    },
  };
}
