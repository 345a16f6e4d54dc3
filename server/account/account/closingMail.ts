import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { ServerDeps } from '../../deps.ts';
import { letter } from '../../mail/letter.ts';
import { timeText } from '../../member/inbox/amountText.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { confirmedEmailOf } from './contactOf.ts';

interface Words {
  readonly subject: string;
  readonly before: readonly string[];
}

const wordsIn: Readonly<Record<LanguageCode, (brand: string, time: string) => Words>> = {
  EN: (brand, time) => ({
    subject: `Your account at ${brand} will be closed`,
    before: [
      `Your account at ${brand} closes at ${time} (GMT+8), as you asked. Until then a login keeps it.`,
      'Was it not you? Log in now and change your password.',
    ],
  }),
  TH: (brand, time) => ({
    subject: `บัญชี ${brand} ของคุณจะถูกปิด`,
    before: [
      `บัญชี ${brand} ของคุณจะปิดเวลา ${time} (GMT+8) ตามที่ขอ ถ้าเข้าสู่ระบบก่อนหน้านั้น บัญชีจะยังเปิดอยู่`,
      'ถ้าไม่ใช่คุณ กรุณาเข้าสู่ระบบและเปลี่ยนรหัสผ่านทันที',
    ],
  }),
};

/** Tells the confirmed email address, if there is one, when the account closes. */
export async function closingMail(deps: ServerDeps, memberId: string, closesAt: number): Promise<void> {
  const email = await confirmedEmailOf(deps.db, memberId);
  if (email === null || !deps.mail.ready) return;
  const { brandName } = await merchantOf(deps);
  const words = wordsIn[email.language](brandName, timeText(closesAt));
  await deps.mail.send({ to: email.to, code: null, ...letter(email.language, { ...words, after: [brandName] }) });
}
