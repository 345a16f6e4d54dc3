import { html, type TemplateResult } from 'lit-html';
import type { BetType } from '../../../engines/board/rules.ts';
import type { Say } from '../../board/board.ts';
import { percent } from '../../copy/text.ts';
import type { SpotsKey } from './copy.en.ts';

/** What each bet pays, and its exact return. */
export const payTable = (
  t: Say<SpotsKey>,
  bets: readonly BetType[],
  nameOf: (id: string) => string,
  oddsOf: (id: string) => string,
): TemplateResult => html`<table>
<thead><tr><th scope="col">${t('spots_bet')}</th><th scope="col" class="end">${t('spots_pays')}</th><th scope="col" class="end">${t('spots_return')}</th></tr></thead>
<tbody>${bets.map(({ id, rtp }) => html`<tr><th scope="row">${nameOf(id)}</th><td class="end mono">${oddsOf(id)}</td><td class="end mono">${percent(rtp)}</td></tr>`)}</tbody>
</table>`;
