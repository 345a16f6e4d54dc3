import { html, nothing, type TemplateResult } from 'lit-html';
import type { IconName } from '../art/furniture.ts';
import type { CopyKey } from '../copy/copy.en.ts';
import { money, signed, type Translate } from '../copy/text.ts';
import { icon } from './icon.ts';
import { isWin } from './isWin.ts';

/** A choice of looks, in the menu. */
export interface Toggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** A sheet over the game. */
export interface Sheet {
  readonly title: string;
  /** Drawn while it is open. */
  readonly body: () => TemplateResult;
  /** Class of its own. */
  readonly look?: string;
}

/** How rounds are drawn, in the menu. */
export interface Fairness extends Sheet {
  /** Rounds that are over, before all else. */
  readonly rounds?: () => TemplateResult | typeof nothing;
  /** The way to other games. */
  readonly leave: string;
}

export type SheetName = 'rules' | 'menu';

interface Counter {
  /** 1/10,000 P; null until the session is open. */
  readonly balance: number | null;
  /** What is at stake now, by its name. 1/10,000 P */
  readonly stake: readonly [name: string, amount: number];
  /** The last round, once it is shown; null without one. Left out where bets wait beside each other. 1/10,000 P */
  readonly last?: {
    readonly id: string;
    readonly stake: number;
    readonly payout: number;
    /** Has a celebration of its own. */
    readonly jackpot?: number | undefined;
  } | null;
  /** Of the session, 1/10,000 P. */
  readonly net: number;
  /** The round on the page; null before the first. Left out where no round is the only one. */
  readonly round?: { readonly id: string; readonly check: 'now' | 'later' | 'hidden' } | null;
}

/** What a game shows: its stage, and what the shell says around it. */
export interface Frame {
  /** Classes of the page: scene and inks. */
  readonly look?: string;
  /** Null until the session is open. */
  readonly game: { readonly name: string; readonly vendor: string; readonly demo: boolean } | null;
  /** In place of the game's name. */
  readonly title?: string;
  /** Above the stage. In a frame the site has the bar, and only the facts are left. */
  readonly bar: {
    readonly art?: TemplateResult;
    readonly facts?: TemplateResult | typeof nothing;
  };
  readonly sound?: Toggle;
  readonly calm?: Toggle;
  /** Behind and over the game. */
  readonly around?: TemplateResult;
  readonly main: TemplateResult;
  readonly counter: Counter;
  readonly sheets: { readonly rules: Sheet; readonly fair?: Fairness };
}

export const titleOf = ({ title, game }: Frame): string => title ?? game?.name ?? '';

/** What the shell does for the bar and the menu. */
export interface ShellActions {
  readonly open: (name: SheetName) => void;
  readonly fullScreen: () => void;
}

/** The page of every game: bar, stage, counter. */
export const frame = (of: Frame, t: Translate, actions: ShellActions): TemplateResult =>
  html`${of.around ?? nothing}<div class="game ${of.look ?? ''}">
  <header class="g-top">
    ${of.bar.art ?? nothing}
    <div class="g-top__name"><h1>${titleOf(of)}</h1><span class="faint tiny">${of.game === null ? '' : of.game.demo ? t('demo') : of.game.vendor}</span></div>
    ${of.bar.facts ?? nothing}
    <button class="icon-btn g-top__menu" aria-label=${t('menu')} @click=${() => actions.open('menu')}>${icon('menu')}</button>
  </header>
  ${of.main}
  ${counter(of.counter, t)}
</div>`;

/** Tools first, then rounds, then how they were drawn. */
export const menuSheet = (of: Frame, t: Translate, { open, fullScreen }: ShellActions): Sheet => ({
  title: t('menu'),
  look: 'sheet--menu',
  body: () => {
    const { sound, calm } = of;
    const { rules, fair } = of.sheets;
    return html`<div class="menu">
    <div class="menu__tools">
      ${sound === undefined ? nothing : toggle(sound, sound.isOn ? 'volume-2' : 'volume-x', t('sound'))}
      ${calm === undefined ? nothing : toggle(calm, 'gauge', t('calm'))}
      ${tool('book-open', rules.title, () => open('rules'))}
      ${tool('maximize', t('full_screen'), fullScreen)}
    </div>
    ${ownSum(of, t)}
    ${
      fair === undefined
        ? nothing
        : html`${fair.rounds?.() ?? nothing}
    <details class="menu__fair"><summary>${icon('shield-check', 'icon--s')}${fair.title}</summary>${fair.body()}</details>
    <button class="btn btn--wide" data-do="leave">${fair.leave}</button>`
    }
  </div>`;
  },
});

/** What the session has come to so far; beside it the money that is there. */
function ownSum({ game, counter: { net, balance } }: Frame, t: Translate): TemplateResult | typeof nothing {
  if (game === null) return nothing;
  return html`<dl class="menu__sum"><div><dt>${t('net_session')}</dt><dd class="mono ${net > 0 ? 'gain' : ''}">${signed(net)}</dd></div>${
    balance === null ? nothing : html`<div><dt>${t('balance')}</dt><dd class="mono">${money(balance)}</dd></div>`
  }</dl>`;
}

const tool = (picture: IconName, text: string, press: () => void): TemplateResult =>
  html`<button class="menu__tool" @click=${press}>${icon(picture)}<span>${text}</span></button>`;

const toggle = ({ isOn, toggle: press }: Toggle, picture: IconName, text: string): TemplateResult =>
  html`<button class="menu__tool" aria-pressed=${String(isOn)} @click=${press}>${icon(picture)}<span>${text}</span></button>`;

function counter({ balance, stake, last, net, round }: Counter, t: Translate): TemplateResult {
  const figure = (name: string, value: string, place = '', gain = false) =>
    html`<div class=${place}><dt>${name}</dt><dd class="mono ${gain ? 'gain' : ''}">${value}</dd></div>`;
  const lastFigure = (of: NonNullable<typeof last> | null) =>
    figure(t('last_payout'), of === null ? '–' : money(of.payout), 'g-count__last', of !== null && isWin(of));
  return html`<footer class="g-count"><dl>
    ${figure(t('balance'), balance === null ? '–' : money(balance), 'g-count__balance')}
    ${figure(stake[0], money(stake[1]), 'g-count__stake')}
    ${last === undefined ? nothing : lastFigure(last)}
    ${figure(t('net_session'), signed(net), last === undefined ? 'g-count__last' : 'only-wide', net > 0)}
  </dl>${round === undefined ? nothing : html`<p class="g-round">${round === null ? nothing : roundLine(round, t)}</p>`}</footer>`;
}

const roundLine = ({ id, check }: NonNullable<Counter['round']>, t: Translate): TemplateResult =>
  html`${icon('shield-check', 'icon--s')}<span>${t('round')}</span> <span class="mono">${id}</span>${
    check === 'now'
      ? html`<button class="link" data-check=${id}>${t('check_round')}</button>`
      : check === 'later'
        ? html`<span class="link faint">${t('crash_check_over')}</span>`
        : nothing
  }`;

/** A sheet with its head. */
export const sheet = ({ title, body }: Sheet, t: Translate): TemplateResult => html`<div class="sheet__grip"></div>
<div class="dialog__head"><h2>${title}</h2><button class="icon-btn" data-do="close" aria-label=${t('close')}>${icon('x')}</button></div>
${body()}`;

/** A session that could not be opened: why, as far as the page knows. */
export const failedKey = (failure: { readonly code: string } | null): CopyKey =>
  failure?.code === 'TOKEN_INVALID' ? 'failed_token' : 'failed_other';
