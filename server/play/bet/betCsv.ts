import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { BetResult, BetRow } from '../../../src/api/contract/play/bet.ts';
import { csvAmount, csvOf, csvTime } from '../../csv.ts';

const heads: Readonly<Record<LanguageCode, readonly string[]>> = {
  EN: [
    'Settled (GMT+8)',
    'Placed (GMT+8)',
    'Vendor',
    'Game',
    'Round',
    'Stake (P)',
    'Valid bet (P)',
    'Payout (P)',
    'Result',
  ],
  TH: [
    'เวลาสรุปผล (GMT+8)',
    'เวลาเดิมพัน (GMT+8)',
    'ค่าย',
    'เกม',
    'รอบ',
    'เดิมพัน (P)',
    'ยอดเดิมพันที่นับ (P)',
    'เงินรางวัล (P)',
    'ผล',
  ],
};

export const betResultWords: Readonly<Record<LanguageCode, Readonly<Record<BetResult, string>>>> = {
  EN: { won: 'Won', lost: 'Lost', even: 'Even', voided: 'Void', open: 'Open' },
  TH: { won: 'ชนะ', lost: 'แพ้', even: 'เสมอ', voided: 'ยกเลิก', open: 'ยังไม่จบ' },
};

/** Bets as CSV; an open round has no time of settlement. */
export const betCsv = (rows: readonly BetRow[], language: LanguageCode): string =>
  csvOf(
    heads[language],
    rows.map((row) => [
      row.result === 'open' ? '' : csvTime(row.settledAt),
      csvTime(row.placedAt),
      row.vendor,
      row.game ?? '',
      row.round,
      csvAmount(row.stake),
      csvAmount(row.validBet),
      csvAmount(row.payout),
      betResultWords[language][row.result],
    ]),
  );
