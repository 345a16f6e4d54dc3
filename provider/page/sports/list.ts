import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { MatchView, SportsState } from '../../sports/views.ts';
import { badge, flag } from './flags.ts';
import { type LeagueMatches, listingOf } from './matchFilter.ts';
import { oddsButton } from './oddsButton.ts';
import type { SportsPage } from './page.ts';
import { sportIcon } from './sportIcons.ts';
import type { Column } from './sportsContext.ts';
import { columnOf, hasDraw, hourText, matchName, namesOf, partName, periodName, whenText } from './words.ts';

export const COLUMNS: readonly Column[] = ['winner', 'handicap', 'total'];

/** Heading of a column: 1X2 only where the sport has a draw. */
export function columnName({ t, snapshot }: SportsPage, column: Column): string {
  const { sport, state } = snapshot.context;
  const isTwoWay = sport === null ? state?.book === 'esports' : !hasDraw(sport);
  return t(column === 'winner' && isTwoWay ? 'column_winner_two' : `column_${column}`);
}

/** Matches by league, with their three main markets. */
export function matchList(page: SportsPage, state: SportsState): TemplateResult {
  const { snapshot, send, t } = page;
  const { leagues, more } = listingOf(state, snapshot.context);
  if (leagues.length === 0) return emptyList(page);
  return html`<div class="sb__cols only-wide" aria-hidden="true"><span></span>${COLUMNS.map((column) => html`<span>${columnName(page, column)}</span>`)}</div>
    <div class="sb__list">${repeat(
      leagues,
      ({ league }) => league.id,
      (group) => leagueSection(page, group),
    )}</div>
    ${more === 0 ? nothing : html`<button class="btn btn--wide sb__more" @click=${() => send({ type: 'list.more' })}>${t('show_more')} <span class="mono">${more}</span></button>`}
    <p class="tiny faint sb__note">${t('decimal', { time: new Date(state.now).toLocaleTimeString('en-GB') })}</p>`;
}

function emptyList({ snapshot, send, t }: SportsPage): TemplateResult {
  const { tab } = snapshot.context;
  return html`<div class="sb__empty">
    ${sportIcon('all', 'icon--l')}
    <p><b>${t(tab === 'live' ? 'none_live' : 'none_here')}</b></p><p class="small muted">${t('none_hint')}</p>
    <button class="btn" @click=${() => {
      send({ type: 'list.filter', sport: null, league: null });
      send({ type: 'list.setTab', tab: 'all' });
    }}>${t('show_all')}</button></div>`;
}

function leagueSection(page: SportsPage, { league, matches }: LeagueMatches): TemplateResult {
  const name = league.name[page.language];
  return html`<section class="lg" aria-label=${name}>
    <h2 class="lg__h">${flag(league.flag) ?? sportIcon(league.sport, 'icon--s')}<span>${name}</span><span class="faint mono">${matches.length}</span></h2>
    ${repeat(
      matches,
      ({ id }) => id,
      (match) => row(page, match),
    )}</section>`;
}

/** What a match is at: minute and period, or its start. */
export function meta(page: SportsPage, match: MatchView): TemplateResult {
  const { t, snapshot } = page;
  const { state, clock, startsAt } = match;
  if (state === 'live')
    return html`<span class="live">${t('live')}${clock === null ? nothing : html` <span class="mono">${clock}'</span>`}</span><span>${periodName(page, match)}</span>`;
  if (state !== 'scheduled') return html`<span>${t(`state_${state}`)}</span>`;
  return html`<span class="mono">${hourText(startsAt)}</span><span>${whenText(page, startsAt, snapshot.context.now)}</span>`;
}

/** Sets, quarters, rounds or maps so far. */
export function parts(page: SportsPage, { parts: played, sport, state }: MatchView): TemplateResult | typeof nothing {
  if (played.length === 0 || (sport === 'football' && played.length < 2)) return nothing;
  return html`<ol class="parts">${played.map(
    ([home, away], at) =>
      html`<li class=${state === 'live' && at === played.length - 1 ? 'now' : ''}><span>${partName(page, sport, at)}</span> <b class="mono">${home}–${away}</b></li>`,
  )}</ol>`;
}

function row(page: SportsPage, match: MatchView): TemplateResult {
  const { t, send, language, snapshot } = page;
  const { home, away, score, state, markets, more } = match;
  const names = matchName(page, namesOf(match));
  const isUnderWay = state !== 'scheduled' && state !== 'postponed';
  const open = () => send({ type: 'match.open', match: match.id });
  const team = (side: 0 | 1) => {
    const { name } = side === 0 ? home : away;
    return html`<span class="fx__team">${badge(match, side === 0 ? 'home' : 'away')}<span>${name[language]}</span>${isUnderWay ? html`<b class="mono">${score[side]}</b>` : nothing}</span>`;
  };
  return html`<article class="fx" aria-label=${names}>
    <button class="fx__info" data-match=${match.id} aria-label=${t('more_markets', { count: markets.length + more, match: names })} @click=${open}>
      <span class="fx__meta">${meta(page, match)}<span class="fx__more mono">+${more}</span></span>
      ${team(0)}${team(1)}${match.sport === 'football' ? nothing : parts(page, match)}
    </button>
    ${COLUMNS.map((column) => cell(page, match, column, snapshot.context.column === column))}
  </article>`;
}

function cell(page: SportsPage, match: MatchView, column: Column, isShown: boolean): TemplateResult {
  const market = match.markets.find(({ kind }) => columnOf(kind) === column);
  const look = column === 'winner' ? 'win' : 'two';
  return html`<div class="fx__mk fx__mk--${look} ${isShown ? '' : 'fx__mk--aside'}">${
    market === undefined
      ? html`<span class="fx__none faint" aria-hidden="true">–</span>`
      : repeat(
          market.selections,
          ({ id }) => id,
          (selection) => oddsButton(page, match, market, selection),
        )
  }</div>`;
}
