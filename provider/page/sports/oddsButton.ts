import { html, nothing, type TemplateResult } from 'lit-html';
import type { MarketView, MatchView, SelectionView } from '../../sports/views.ts';
import { icon } from '../shell/icon.ts';
import { isEditing, type SportsPage } from './page.ts';
import type { SlipPick } from './slipRules.ts';
import { longLabel, marketName, matchName, namesOf, oddsText, pickName, shortLabel } from './words.ts';

const OPEN: readonly string[] = ['scheduled', 'live'];

export const pickOf = (match: MatchView, market: MarketView, { id, side, odds }: SelectionView): SlipPick => ({
  ...{ selection: id, market: market.key, match: match.id, sport: match.sport },
  ...{ kind: market.kind, line: market.line, map: market.map, side, odds, ...namesOf(match) },
});

/** Odds to press: puts the selection on the slip or takes it off. `long` has room for names. */
export function oddsButton(
  page: SportsPage,
  match: MatchView,
  market: MarketView,
  selection: SelectionView,
  size: 'short' | 'long' = 'short',
): TemplateResult {
  const { snapshot, send, t } = page;
  const { picks, lineIsLost } = snapshot.context;
  const { id, odds, was } = selection;
  const pick = pickOf(match, market, selection);
  const isPicked = picks.some((each) => each.selection === id);
  const isOpen = market.state === 'open' && OPEN.includes(match.state);
  const move = !isOpen || was === null || was === odds ? null : was < odds ? 'up' : 'down';
  const isOff = lineIsLost || !isEditing(page) || !(isOpen || isPicked);
  const about = [pickName(page, pick), marketName(page, market), ...(size === 'short' ? [matchName(page, pick)] : [])];
  return html`<button class="odd ${move === null ? '' : `odd--${move}`} ${isOpen ? '' : 'odd--off'} ${lineIsLost ? 'odd--old' : ''}" aria-pressed=${String(isPicked)} aria-disabled=${String(isOff)} @click=${() => send({ type: 'slip.pick', pick })}>
    <span class="odd__what">${(size === 'short' ? shortLabel : longLabel)(page, pick)}<span class="sr">${about.join(', ')}</span></span>${
      isOpen
        ? html`<b class="mono">${oddsText(odds)}${move === null ? nothing : html`<i class="odd__move"></i><span class="sr">${t(`${move}_from`, { odds: oddsText(was ?? odds) })}</span>`}</b>`
        : html`<b>${icon('lock', 'icon--s')}<span class="sr">${t(market.state === 'settled' || market.state === 'void' ? 'settled' : 'suspended')}</span></b>`
    }</button>`;
}
