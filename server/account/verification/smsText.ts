import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { codeMinutes } from './smsCode.ts';

/** Text of a message, code first, for phone previews. */
export const smsText: Readonly<Record<LanguageCode, (brand: string, code: string) => string>> = {
  EN: (brand, code) => `${code} is your ${brand} code. It works for ${codeMinutes} minutes. Never share it.`,
  TH: (brand, code) => `${code} คือรหัส ${brand} ของคุณ ใช้ได้ ${codeMinutes} นาที ห้ามบอกรหัสนี้กับใคร`,
};

/** Message to the owner of a number when someone tries to register with it (decision A5). */
export const alreadyMemberText: Readonly<Record<LanguageCode, (brand: string) => string>> = {
  EN: (brand) => `This number already has an account at ${brand}. Log in with it, or reset the password there.`,
  TH: (brand) => `เบอร์นี้มีบัญชี ${brand} อยู่แล้ว กรุณาเข้าสู่ระบบ หรือตั้งรหัสผ่านใหม่ที่หน้าเข้าสู่ระบบ`,
};
