import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { codeMinutes } from './smsCode.ts';

/** The words of a message, with the code first, as phones preview it. */
export const smsText: Readonly<Record<LanguageCode, (brand: string, code: string) => string>> = {
  EN: (brand, code) => `${code} is your ${brand} code. It works for ${codeMinutes} minutes. Never share it.`,
  TH: (brand, code) => `${code} คือรหัส ${brand} ของคุณ ใช้ได้ ${codeMinutes} นาที ห้ามบอกรหัสนี้กับใคร`,
};
