import {
  hasMoves,
  type ProfitGroup,
  type ProfitRow,
  type TeamBet,
  type TransactionRow,
} from '../../../src/api/contract/agent/agentReports.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { csvAmount, csvOf, csvTime } from '../../csv.ts';
import { kindWords } from '../../money/statement/kindWords.ts';
import { betResultWords } from '../../play/bet/betCsv.ts';
import { categoryWords } from '../../play/bet/categoryWords.ts';

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
  TH: ['เวลาสรุปผล (GMT+8)', 'บัญชี', 'ชั้น', 'ค่าย', 'เกม', 'รอบ', 'เดิมพัน (P)', 'ยอดเดิมพันที่นับ (P)', 'เงินรางวัล (P)', 'ผล'],
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

const groupHeads: Readonly<Record<LanguageCode, Readonly<Record<ProfitGroup, readonly string[]>>>> = {
  EN: {
    member: ['Account', 'Level'],
    level: ['Level'],
    category: ['Category'],
    vendor: ['Vendor'],
    day: ['Day (GMT+8)'],
  },
  TH: { member: ['บัญชี', 'ชั้น'], level: ['ชั้น'], category: ['ประเภท'], vendor: ['ค่าย'], day: ['วัน (GMT+8)'] },
};

const movedHeads: Heads = {
  EN: ['Deposits (P)', 'Withdrawals (P)', 'Bonuses (P)'],
  TH: ['ฝาก (P)', 'ถอน (P)', 'โบนัส (P)'],
};

const playedHeads: Heads = {
  EN: ['Stake (P)', 'Valid bet (P)', 'Payout (P)', 'Net (P)'],
  TH: ['เดิมพัน (P)', 'ยอดเดิมพันที่นับ (P)', 'เงินรางวัล (P)', 'ได้เสีย (P)'],
};

interface ProfitFile {
  readonly by: ProfitGroup;
  readonly language: LanguageCode;
}

/** Profit and loss as CSV; categories and vendors have bets alone. */
export function profitCsv(rows: readonly ProfitRow[], { by, language }: ProfitFile): string {
  const isMoved = hasMoves(by);
  return csvOf(
    [...groupHeads[language][by], ...(isMoved ? movedHeads[language] : []), ...playedHeads[language]],
    rows.map((row) => [
      ...groupCells(row, language),
      ...[
        ...(isMoved ? [row.deposits, row.withdrawals, row.bonuses] : []),
        ...[row.stake, row.validBet, row.payout, row.payout - row.stake],
      ].map(csvAmount),
    ]),
  );
}

function groupCells(row: ProfitRow, language: LanguageCode): string[] {
  switch (row.by) {
    case 'member':
      return [row.account, String(row.level)];
    case 'level':
      return [String(row.level)];
    case 'category':
      return [categoryWords[language][row.id]];
    case 'vendor':
      return [row.name];
    case 'day':
      return [row.id];
  }
}

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
