import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { letter } from '../../mail/letter.ts';
import type { MailMessage } from '../../mail/mailPort.ts';
import { linkMinutes } from './passwordLink.ts';

interface Facts {
  readonly brand: string;
  readonly account: string;
  /** The requester's network address. */
  readonly asker: string;
  readonly link: string;
}

interface Words {
  readonly subject: string;
  readonly asked: string;
  readonly todo: string;
  readonly button: string;
  readonly notYou: string;
}

const wordsIn: Readonly<Record<LanguageCode, (facts: Facts) => Words>> = {
  EN: ({ brand, account, asker }) => ({
    subject: `A new password for ${brand}`,
    asked: `Somebody at the network address ${asker} asked for a new password for the account ${account} at ${brand}.`,
    todo: `If it was you, open this link and choose one. It works once, within ${linkMinutes} minutes.`,
    button: 'Choose a new password',
    notYou:
      'If it was not you, do nothing: your password stays as it is. Give this link to nobody. If it happens again, tell our customer service.',
  }),
  TH: ({ brand, account, asker }) => ({
    subject: `ตั้งรหัสผ่านใหม่ของ ${brand}`,
    asked: `มีผู้ขอตั้งรหัสผ่านใหม่ของบัญชี ${account} ที่ ${brand} จากที่อยู่เครือข่าย ${asker}`,
    todo: `หากเป็นคุณ เปิดลิงก์นี้แล้วตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้ครั้งเดียวภายใน ${linkMinutes} นาที`,
    button: 'ตั้งรหัสผ่านใหม่',
    notYou: 'หากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม อย่าส่งลิงก์นี้ให้ใคร หากเกิดขึ้นอีกโปรดแจ้งฝ่ายบริการลูกค้า',
  }),
};

/** FORGOT-01: the password email. */
export function passwordMail(language: LanguageCode, facts: Facts): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const { subject, asked, todo, button, notYou } = wordsIn[language](facts);
  return letter(language, {
    subject,
    before: [asked, todo],
    link: { button, url: facts.link },
    after: [notYou, facts.brand],
  });
}
