import { html, nothing, type TemplateResult } from 'lit-html';
import type { SportId, SportsState } from '../../sports/views.ts';
import { icon } from '../shell/icon.ts';
import { flag } from './flags.ts';
import { COLUMNS, columnName } from './list.ts';
import { leaguesOf, matchesIn } from './matchFilter.ts';
import type { SportsPage } from './page.ts';
import { sportIcon } from './sportIcons.ts';
import type { Tab } from './sportsContext.ts';

interface SportItem {
  readonly id: SportId | null;
  readonly name: string;
  readonly matches: number;
}

/** Most played first. */
const ORDER: readonly SportId[] = [
  ...(['football', 'muayThai', 'basketball', 'volleyball', 'badminton', 'tennis', 'moba', 'shooter'] as const),
];

const sportsOf = ({ t }: SportsPage, { sports }: SportsState): readonly SportItem[] => [
  { id: null, name: t('all_sports'), matches: sports.reduce((sum, { matches }) => sum + matches, 0) },
  ...sports
    .toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id))
    .map(({ id, matches }) => ({ id, name: t(`sport_${id}`), matches })),
];

/** Sports and leagues at the side of a wide page. */
export function rail(page: SportsPage, state: SportsState): TemplateResult {
  const { t, send, snapshot, language } = page;
  const { sport, league } = snapshot.context;
  const sportButton = ({ id, name, matches }: SportItem) =>
    html`<li><button class="sp" aria-current=${id === sport ? 'true' : nothing} @click=${() => send({ type: 'list.filter', sport: id, league: null })}>${sportIcon(id ?? 'all')}<span>${name}</span><span class="mono faint">${matches}</span></button></li>`;
  return html`<nav class="sb__rail only-wide" aria-label=${t('sports')}>
    <ul class="sb__sports">${sportsOf(page, state).map(sportButton)}</ul>
    <h2 class="small muted">${t('leagues')}</h2>
    <ul class="sb__lg">${leaguesOf(state, sport).map(
      ({ id, name, flag: code, sport: of, matches }) =>
        html`<li><button aria-current=${id === league ? 'true' : nothing} @click=${() => send({ type: 'list.filter', sport, league: id === league ? null : id })}>${flag(code) ?? sportIcon(of, 'icon--s')}<span>${name[language]}</span><span class="mono faint">${matches}</span></button></li>`,
    )}</ul>
  </nav>`;
}

const TABS: readonly Tab[] = ['all', 'live', 'today', 'tomorrow'];

/** When the matches are, and the way to the rules. */
export function tabs(page: SportsPage, state: SportsState): TemplateResult {
  const { t, send, snapshot, openRules } = page;
  const { context } = snapshot;
  const live = matchesIn(state, { ...context, tab: 'live' }).length;
  return html`<div class="sb__top"><nav class="lamps" aria-label=${t('when')}>${TABS.map(
    (tab) =>
      html`<button class="lamp" aria-current=${tab === context.tab ? 'true' : nothing} @click=${() => send({ type: 'list.setTab', tab })}>${tab === 'live' ? html`<span class="live">${t('tab_live')}</span> <span class="mono faint">${live}</span>` : t(`tab_${tab}`)}</button>`,
  )}</nav><button class="icon-btn" aria-label=${t('rules')} @click=${openRules}>${icon('book-open')}</button></div>`;
}

/** Sport, league and market of a phone. */
export function phoneFilters(page: SportsPage, state: SportsState): TemplateResult {
  const { t, send, snapshot, language } = page;
  const { sport, league, column } = snapshot.context;
  const pick = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    send({ type: 'list.filter', sport, league: value === '' ? null : value });
  };
  return html`<div class="sb__filters only-phone">
    <div class="chips" role="group" aria-label=${t('sports')}>${sportsOf(page, state).map(
      ({ id, name, matches }) =>
        html`<button class="chip" aria-pressed=${String(id === sport)} @click=${() => send({ type: 'list.filter', sport: id, league: null })}>${sportIcon(id ?? 'all', 'icon--s')}${name}<span class="mono">${matches}</span></button>`,
    )}</div>
    <div class="sb__mk"><div class="chips" role="group" aria-label=${t('markets')}>${COLUMNS.map(
      (each) =>
        html`<button class="chip" aria-pressed=${String(each === column)} @click=${() => send({ type: 'list.setColumn', column: each })}>${columnName(page, each)}</button>`,
    )}</div>
    <select class="sb__league" aria-label=${t('leagues')} @change=${pick}><option value="" ?selected=${league === null}>${t('all_leagues')}</option>${leaguesOf(
      state,
      sport,
    ).map(
      ({ id, name }) => html`<option value=${id} ?selected=${id === league}>${name[language]}</option>`,
    )}</select></div>
  </div>`;
}
