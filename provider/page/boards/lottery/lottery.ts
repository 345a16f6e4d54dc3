import { html } from 'lit-html';
import { lotteries } from '../../../engines/lottery/lotteries.ts';
import { lotteryRules, type Slip, type TicketView } from '../../../engines/lottery/lotteryRules.ts';
import type { Board } from '../../board/board.ts';
import { money } from '../../copy/text.ts';
import { en, type LotteryKey } from '../../lottery/copy.en.ts';
import { th } from '../../lottery/copy.th.ts';
import { drawnNumbers, drawnText } from '../../lottery/drawn.ts';
import { betName, entryNumbers } from '../../lottery/entryText.ts';
import '../../lottery/lottery.css';

/** A ticket as the check page shows it. */
export function lotteryBoard(id: string): Board<Slip, never, TicketView, LotteryKey> {
  const game = lotteries.get(id);
  if (game === undefined) throw new Error(`there is no lottery ${id}`);
  return {
    rules: lotteryRules(game),
    copy: { EN: en, TH: th },
    look: 'lottery',
    firstChoice: { entries: [] },
    table: ({ t, view, choice }) =>
      view === null
        ? html`<p>${t('waiting')}</p>`
        : html`${drawnNumbers(id, view.drawn, drawnText(id, view.drawn))}<ul class="lotto__entries">${choice.entries.map(
            (entry, place) =>
              html`<li><div><b class="small">${betName(t, entry.bet)}</b><span class="mono">${entryNumbers(t, game, entry)}</span></div><div class="end"><span class="mono">${money(view.results[place]?.payout ?? 0)}</span></div></li>`,
          )}</ul>`,
    revealMs: () => 0,
    reason: (t, { view, choice }) =>
      choice.entries
        .flatMap((entry, place) => {
          const count = view.results[place]?.hits ?? 0;
          return count === 0 ? [] : [t('hit', { bet: betName(t, entry.bet), count })];
        })
        .join(', ') || t('no_win'),
    mark: (_, view) => drawnText(id, view.drawn).slice(0, 8),
    howTo: () => html``,
  };
}
