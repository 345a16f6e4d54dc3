import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { MailMessage } from '../mail/mailPort.ts';
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

/** FORGOT-01: the password e-mail, as text and as HTML with the same wording. */
export function passwordMail(language: LanguageCode, facts: Facts): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const words = wordsIn[language](facts);
  const { subject, asked, todo, button, notYou } = words;
  const link = escaped(facts.link);
  return {
    subject,
    text: [asked, todo, facts.link, notYou, facts.brand].join('\n\n'),
    html: `<!doctype html>
<html lang="${language.toLowerCase()}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#1c1b22;background:#ffffff">
<div style="max-width:560px">
<p>${escaped(asked)}</p>
<p>${escaped(todo)}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1c1b22;color:#ffffff;text-decoration:none">${button}</a></p>
<p style="word-break:break-all"><a href="${link}">${link}</a></p>
<p>${escaped(notYou)}</p>
<p>${escaped(facts.brand)}</p>
</div>
</body>
</html>
`,
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
