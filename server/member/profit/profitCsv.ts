import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { ProfitDay } from '../../../src/api/contract/member/profit.ts';
import { csvAmount, csvOf } from '../../csv.ts';

const heads: Readonly<Record<LanguageCode, readonly string[]>> = {
  EN: ['Day (GMT+8)', 'Bets', 'Stake (P)', 'Payout (P)', 'Bonuses (P)', 'Net result (P)'],
  TH: ['วัน (GMT+8)', 'จำนวนเดิมพัน', 'เดิมพัน (P)', 'เงินรางวัล (P)', 'โบนัส (P)', 'ผลสุทธิ (P)'],
};

/** Days as CSV. */
export const profitCsv = (days: readonly ProfitDay[], language: LanguageCode): string =>
  csvOf(
    heads[language],
    days.map(({ id, bets, stake, payout, bonuses }) => [
      id,
      String(bets),
      csvAmount(stake),
      csvAmount(payout),
      csvAmount(bonuses),
      csvAmount(payout + bonuses - stake),
    ]),
  );
