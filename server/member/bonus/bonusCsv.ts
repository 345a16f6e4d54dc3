import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { BonusRow } from '../../../src/api/contract/member/bonus.ts';
import { csvAmount, csvOf, csvTime } from '../../csv.ts';
import { kindWords } from '../../money/statement/kindWords.ts';

const heads: Readonly<Record<LanguageCode, readonly string[]>> = {
  EN: [
    'Time (GMT+8)',
    'Number',
    'What',
    'Amount (P)',
    'State',
    'From (GMT+8)',
    'To (GMT+8)',
    'VIP level',
    'Of (P)',
    'Rate (%)',
    'Mission',
  ],
  TH: [
    'เวลา (GMT+8)',
    'เลขที่',
    'รายการ',
    'จำนวน (P)',
    'สถานะ',
    'ตั้งแต่ (GMT+8)',
    'ถึง (GMT+8)',
    'ระดับ VIP',
    'จากยอด (P)',
    'อัตรา (%)',
    'ภารกิจ',
  ],
};

const states: Readonly<Record<LanguageCode, Readonly<Record<BonusRow['state'], string>>>> = {
  EN: { credited: 'Credited', takenBack: 'Taken back' },
  TH: { credited: 'เข้ากระเป๋าแล้ว', takenBack: 'เรียกคืนแล้ว' },
};

/** Bonuses as CSV, with how each amount came about. */
export const bonusCsv = (rows: readonly BonusRow[], language: LanguageCode): string =>
  csvOf(
    heads[language],
    rows.map(({ at, id, kind, amount, state, cause: { since, until, level, base, rate, name } }) => [
      csvTime(at),
      id,
      kindWords[language][kind],
      csvAmount(amount),
      states[language][state],
      since === null ? '' : csvTime(since),
      until === null ? '' : csvTime(until),
      level === null ? '' : String(level),
      base === null ? '' : csvAmount(base),
      rate === null ? '' : String(rate / 10_000),
      name ?? '',
    ]),
  );
