import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { QuestionType } from '../../../src/api/contract/member/feedback.ts';

interface HelpWords {
  readonly noFee: string;
  readonly fee: (amount: string) => string;
  /** The median of the last payments. */
  readonly typical: (span: string) => string;
  readonly within: (span: string) => string;
  readonly types: Readonly<Record<QuestionType, string>>;
}

/** Words around the figures of articles. */
export const helpWords: Readonly<Record<LanguageCode, HelpWords>> = {
  EN: {
    noFee: 'no fee',
    fee: (amount) => `fee ${amount}`,
    typical: (span) => `half of the last ones within ${span}`,
    within: (span) => `within ${span}`,
    types: {
      withdrawal: 'Withdrawal',
      deposit: 'Deposit',
      account: 'Account',
      game: 'A game or slip',
      bonus: 'Bonus',
      agent: 'Agents',
      complaint: 'A complaint',
      idea: 'An idea',
    },
  },
  TH: {
    noFee: 'ไม่มีค่าธรรมเนียม',
    fee: (amount) => `ค่าธรรมเนียม ${amount}`,
    typical: (span) => `ครึ่งหนึ่งของรายการล่าสุดใช้ไม่เกิน ${span}`,
    within: (span) => `ภายใน ${span}`,
    types: {
      withdrawal: 'ถอนเงิน',
      deposit: 'ฝากเงิน',
      account: 'บัญชี',
      game: 'เกมหรือบิล',
      bonus: 'โบนัส',
      agent: 'ตัวแทน',
      complaint: 'ร้องเรียน',
      idea: 'ข้อเสนอแนะ',
    },
  },
};
