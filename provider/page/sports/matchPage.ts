import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { MarketKind, MarketView, MatchView, SportsState, TimelineEntry } from '../../sports/views.ts';
import { timeOf } from '../copy/text.ts';
import { en, type SportsKey } from './copy.en.ts';
import { badge } from './flags.ts';
import { meta, parts } from './list.ts';
import { oddsButton } from './oddsButton.ts';
import type { SportsPage } from './page.ts';
import { sportIcon } from './sportIcons.ts';
import { columnOf, marketName, matchName, namesOf, scoreText } from './words.ts';

const KINDS: readonly MarketKind[] = [
  ...(['winner', '1x2', 'handicap', 'set-handicap', 'map-handicap', 'total', 'set-total', 'map-total'] as const),
  ...(['map-winner', 'both-score', 'double-chance', 'correct-score'] as const),
  ...(['1x2-half', 'handicap-half', 'total-half'] as const),
];

/** The match as it is known now: read whole, with what the list knows better. */
function matchOf(page: SportsPage, state: SportsState): MatchView | null | undefined {
  const { open, details } = page.snapshot.context;
  const listed = state.matches.find(({ id }) => id === open);
  const whole = details[open ?? ''];
  if (whole == null) return listed ?? whole;
  if (listed === undefined) return whole;
  const newer = new Map(listed.markets.map((market) => [market.key, market]));
  return {
    ...listed,
    markets: whole.markets.map((market) => newer.get(market.key) ?? market),
    ...{ timeline: whole.timeline, commitment: whole.commitment, seed: whole.seed },
  };
}

/** All markets of one match. */
export function matchPage(page: SportsPage, state: SportsState): TemplateResult {
  const { t, send } = page;
  const match = matchOf(page, state);
  return html`<div class="mt">
    <button class="mt__back" data-back @click=${() => send({ type: 'match.close' })}>${sportIcon('back')}${t('back')}</button>
    ${match == null ? html`<p class="sb__empty">${t(match === null ? 'match_gone' : 'match_loading')}</p>` : whole(page, state, match)}
  </div>`;
}

function whole(page: SportsPage, state: SportsState, match: MatchView): TemplateResult {
  const isRead = page.snapshot.context.details[match.id] != null;
  const shown = match.markets.filter((market) => market.state !== 'settled' && market.state !== 'void');
  const kinds = KINDS.filter((kind) => shown.some((market) => market.kind === kind));
  return html`${board(page, state, match)}
    ${kinds.length === 0 ? html`<p class="sb__empty">${page.t('no_markets')}</p>` : nothing}
    <div class="mt__markets">${kinds.map((kind) =>
      marketCards(
        page,
        match,
        shown.filter((market) => market.kind === kind),
      ),
    )}</div>
    ${isRead ? html`${timeline(page, match)}${fair(page, match)}` : html`<p class="small muted">${page.t('match_loading')}</p>`}`;
}

function board(page: SportsPage, state: SportsState, match: MatchView): TemplateResult {
  const { language, t } = page;
  const { home, away, score } = match;
  const league = state.leagues.find(({ id }) => id === match.league)?.name[language] ?? '';
  const isUnderWay = match.state !== 'scheduled' && match.state !== 'postponed';
  return html`<header class="mt__board">
    <h2 tabindex="-1" data-heading class="sr">${matchName(page, namesOf(match))}</h2>
    <p class="fx__meta">${sportIcon(match.sport, 'icon--s')}<span>${league}</span></p>
    <div class="mt__team">${badge(match, 'home')}<b>${home.name[language]}</b></div>
    <div class="mt__score">${isUnderWay ? html`<b class="mono" role="img" aria-label=${t('score', { home: score[0], away: score[1] })}>${scoreText(score)}</b>` : html`<b class="muted">v</b>`}<p class="fx__meta">${meta(page, match)}</p></div>
    <div class="mt__team">${badge(match, 'away')}<b>${away.name[language]}</b></div>
    ${parts(page, match)}
  </header>`;
}

/** Markets of one kind: every line a row; winners of maps a card each. */
function marketCards(page: SportsPage, match: MatchView, markets: readonly MarketView[]): readonly TemplateResult[] {
  const groups = [...Map.groupBy(markets, ({ map }) => map).values()];
  return groups.map(([first, ...rest]) => {
    if (first === undefined) return html``;
    const lines = [first, ...rest].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const name = marketName(page, first);
    return html`<section class="mk" aria-label=${name}><h3>${name}</h3>${columnOf(first.kind) === 'handicap' ? sides(page, match) : nothing}${repeat(
      lines,
      ({ key }) => key,
      (market) => marketRow(page, match, market),
    )}</section>`;
  });
}

/** Names over two columns of lines. The buttons say them again to a screen reader. */
const sides = ({ language }: SportsPage, { home, away }: MatchView) =>
  html`<div class="mk__row mk__sides small muted" aria-hidden="true"><span>${home.name[language]}</span><span>${away.name[language]}</span></div>`;

const RETURN_DIGITS = 2;

/** As `94.85–95.49`: sides differ by rounding, and in play by the moment. */
function returnText({ returnRate, mostReturn }: MarketView): string {
  const [least, most] = [returnRate.toFixed(RETURN_DIGITS), mostReturn.toFixed(RETURN_DIGITS)];
  return least === most ? least : `${least}–${most}`;
}

function marketRow(page: SportsPage, match: MatchView, market: MarketView): TemplateResult {
  const rate = html`<p class="mk__rate tiny faint">${page.t('returns_of', { rate: returnText(market) })}</p>`;
  const button = (selection: MarketView['selections'][number]) => oddsButton(page, match, market, selection, 'long');
  if (market.kind !== 'correct-score') {
    return html`<div class="mk__row mk__row--${market.selections.length}">${market.selections.map(button)}</div>${rate}`;
  }
  const column = (fits: (home: number, away: number) => boolean) =>
    market.selections.filter(({ side }) => {
      const [home, away] = side.split('-').map(Number);
      return home !== undefined && away !== undefined && fits(home, away);
    });
  const columns = [column((a, b) => a > b), column((a, b) => a === b), column((a, b) => a < b)];
  return html`<div class="mk__grid">${columns.map((selections) => html`<div>${selections.map(button)}</div>`)}</div>
    <div class="mk__row mk__row--1">${market.selections.filter(({ side }) => side === 'other').map(button)}</div>${rate}`;
}

/** What comes and goes many times a minute, and shows in the odds anyway. */
const TENSION: readonly string[] = ['tense', 'calm'];

function timeline(page: SportsPage, match: MatchView): TemplateResult {
  const { t, language } = page;
  const nameOf = ({ kind }: TimelineEntry) => t(`event_${kind}` in en ? (`event_${kind}` as SportsKey) : 'event_other');
  const happened = match.timeline.filter(({ kind }) => !TENSION.includes(kind));
  return html`<section class="mk" aria-label=${t('timeline')}><h3>${t('timeline')}</h3>${
    happened.length === 0
      ? html`<p class="small muted">${t('no_timeline')}</p>`
      : html`<ol class="tl">${match.timeline
          .toReversed()
          .map(
            (entry) =>
              html`<li><span class="mono faint">${timeOf(entry.at)}</span><span>${nameOf(entry)}${entry.side === null ? nothing : html` <b>${match[entry.side].name[language]}</b>`}</span><b class="mono">${scoreText(entry.score)}</b></li>`,
          )}</ol>`
  }</section>`;
}

function fair({ t }: SportsPage, { commitment, seed }: MatchView): TemplateResult {
  return html`<section class="mk" aria-label=${t('fair')}><h3>${t('fair')}</h3>
    <p class="small muted">${t('commitment')}</p><code class="hex mono">${commitment}</code>
    ${seed === null ? html`<p class="tiny faint">${t('commitment_hint')}</p>` : html`<p class="small muted">${t('seed')}</p><code class="hex mono">${seed}</code>`}
  </section>`;
}
