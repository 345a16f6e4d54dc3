import type { ProfitRow, TeamBet, TransactionRow } from '../../src/api/contract/agentReports.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { betResultWords } from '../bet/betCsv.ts';
import { csvAmount, csvOf, csvTime } from '../csv.ts';
import { kindWords } from '../statement/kindWords.ts';

type Heads = Readonly<Record<LanguageCode, readonly string[]>>;

const betHeads: Heads = {
  EN: [
    'Settled (GMT+8)',
    'Account',
    'Level',
    'Vendor',
    'Game',
    'Round',
    'Stake (P)',
    'Valid bet (P)',
    'Payout (P)',
    'Result',
  ],
  TH: ['เวลาคิดผล (GMT+8)', 'บัญชี', 'ชั้น', 'ค่าย', 'เกม', 'รอบ', 'เดิมพัน (P)', 'ยอดเดิมพันที่มีผล (P)', 'เงินรางวัล (P)', 'ผล'],
};

/** Team bets as CSV. */
export const teamBetCsv = (rows: readonly TeamBet[], language: LanguageCode): string =>
  csvOf(
    betHeads[language],
    rows.map((row) => [
      csvTime(row.settledAt),
      row.account,
      String(row.level),
      row.vendor,
      row.game ?? '',
      row.round,
      ...[row.stake, row.validBet, row.payout].map(csvAmount),
      betResultWords[language][row.result],
    ]),
  );

const profitHeads: Heads = {
  EN: [
    'Account',
    'Level',
    'Deposits (P)',
    'Withdrawals (P)',
    'Bonuses (P)',
    'Stake (P)',
    'Valid bet (P)',
    'Payout (P)',
    'Net (P)',
  ],
  TH: ['บัญชี', 'ชั้น', 'ฝาก (P)', 'ถอน (P)', 'โบนัส (P)', 'เดิมพัน (P)', 'ยอดเดิมพันที่มีผล (P)', 'เงินรางวัล (P)', 'ได้เสีย (P)'],
};

/** Profit and loss as CSV. */
export const profitCsv = (rows: readonly ProfitRow[], language: LanguageCode): string =>
  csvOf(
    profitHeads[language],
    rows.map((row) => [
      row.account,
      String(row.level),
      ...[row.deposits, row.withdrawals, row.bonuses, row.stake, row.validBet, row.payout, row.payout - row.stake].map(
        csvAmount,
      ),
    ]),
  );

const transactionHeads: Heads = {
  EN: ['Time (GMT+8)', 'Account', 'Level', 'Kind', 'Amount (P)', 'Balance (P)'],
  TH: ['เวลา (GMT+8)', 'บัญชี', 'ชั้น', 'รายการ', 'จำนวนเงิน (P)', 'ยอดคงเหลือ (P)'],
};

/** Downline transactions as CSV. */
export const transactionCsv = (rows: readonly TransactionRow[], language: LanguageCode): string =>
  csvOf(
    transactionHeads[language],
    rows.map(({ at, account, level, kind, amount, balance }) => [
      csvTime(at),
      account,
      String(level),
      kindWords[language][kind],
      csvAmount(amount),
      csvAmount(balance),
    ]),
  );
