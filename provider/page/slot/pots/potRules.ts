import { type JackpotOdds, returnOfJackpots } from '../../../engines/slot/jackpots.ts';
import { type ParSheet, returnOf } from '../../../engines/slot/parSheet.ts';
import { money, percent, type Translate } from '../../copy/text.ts';
import { jackpotName } from './potBoard.ts';

const number = new Intl.NumberFormat('en');

/** The return of a sheet; with jackpots also its parts. */
export function returnText(t: Translate, sheet: Pick<ParSheet, 'rtp' | 'jackpot'>): string {
  const total = percent(returnOf(sheet));
  if (sheet.jackpot === undefined) return total;
  const { contributions, seeds } = returnOfJackpots(sheet.jackpot);
  const parts = { reels: percent(sheet.rtp), contributions: percent(contributions), seeds: percent(seeds) };
  return `${total} <span class="pots__parts">${t('jackpot_return', parts)}</span>`;
}

/** How the pots are filled and won, with the chances at a stake. HTML. @param stake 1/10,000 P */
export function potRules(t: Translate, { range, pots }: JackpotOdds, stake: number): string {
  const rows = pots
    .map(({ id, numbers, seed }) => {
      const oneIn = Math.round(range / ((numbers * stake) / 10_000));
      return `<tr><th>${jackpotName(t, id)}</th><td class="mono end">${money(seed * 10_000)}</td><td class="mono end">${t('jackpot_one_in', { count: number.format(oneIn) })}</td></tr>`;
    })
    .join('');
  const numbersOf = (at: number) => number.format(pots[at]?.numbers ?? 0);
  const values = { last: number.format(range - 1), grand: numbersOf(0), major: numbersOf(1), minor: numbersOf(2) };
  return `<div class="pay__pots"><h3>${t('jackpots')}</h3>
<ul class="small muted"><li>${t('jackpot_rule_1')}</li><li>${t('jackpot_rule_2', { ...values, mini: numbersOf(3) })}</li><li>${t('jackpot_rule_3')}</li><li>${t('jackpot_rule_4')}</li></ul>
<table class="table"><thead><tr><th>${t('jackpot_pot')}</th><th class="end">${t('jackpot_from')}</th><th class="end">${t('jackpot_chance', { stake: money(stake) })}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
