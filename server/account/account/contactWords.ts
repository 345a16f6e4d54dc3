import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { codeMinutes } from '../verification/smsCode.ts';

/** What is sent to a contact: subject of an email, and the text. */
export interface ContactWords {
  readonly subject: string;
  readonly text: string;
}

interface Facts {
  readonly brand: string;
  readonly code: string;
  /** The new contact, masked. */
  readonly next: string;
}

interface Texts {
  /** To the new one. */
  readonly fresh: (facts: Facts) => ContactWords;
  /** To the confirmed one that is replaced. */
  readonly old: (facts: Facts) => ContactWords;
  /** To the owner of a contact that another account has. */
  readonly taken: (brand: string) => ContactWords;
  /** To the old one, afterwards. */
  readonly replaced: (facts: Omit<Facts, 'code'>) => ContactWords;
}

/** Texts of a change of phone number or email address, code first, for previews. */
export const contactWords: Readonly<Record<LanguageCode, Texts>> = {
  EN: {
    fresh: ({ brand, code }) => ({
      subject: `${code} is your ${brand} code`,
      text: `${code} confirms this as your contact at ${brand}. It works for ${codeMinutes} minutes. Never share it.`,
    }),
    old: ({ brand, code, next }) => ({
      subject: `${code} changes your contact at ${brand}`,
      text: `${code} changes your contact at ${brand} to ${next}. Was it not you? Give the code to nobody and change your password.`,
    }),
    taken: (brand) => ({
      subject: `You already have an account at ${brand}`,
      text: `Somebody wanted to use this contact for an account at ${brand}, but it belongs to yours. Nothing has changed.`,
    }),
    replaced: ({ brand, next }) => ({
      subject: `Your contact at ${brand} was changed`,
      text: `Your contact at ${brand} is now ${next}. Withdrawals wait for 24 hours. Was it not you? Contact customer service at once.`,
    }),
  },
  TH: {
    fresh: ({ brand, code }) => ({
      subject: `${code} คือรหัส ${brand} ของคุณ`,
      text: `${code} คือรหัสยืนยันช่องทางติดต่อของคุณที่ ${brand} ใช้ได้ ${codeMinutes} นาที ห้ามบอกรหัสนี้กับใคร`,
    }),
    old: ({ brand, code, next }) => ({
      subject: `${code} คือรหัสเปลี่ยนช่องทางติดต่อที่ ${brand}`,
      text: `${code} คือรหัสเปลี่ยนช่องทางติดต่อที่ ${brand} เป็น ${next} ถ้าไม่ใช่คุณ อย่าบอกรหัสกับใคร และเปลี่ยนรหัสผ่านทันที`,
    }),
    taken: (brand) => ({
      subject: `คุณมีบัญชี ${brand} อยู่แล้ว`,
      text: `มีผู้ขอใช้ช่องทางติดต่อนี้กับบัญชี ${brand} แต่เป็นของบัญชีคุณอยู่แล้ว ไม่มีอะไรเปลี่ยนแปลง`,
    }),
    replaced: ({ brand, next }) => ({
      subject: `เปลี่ยนช่องทางติดต่อที่ ${brand} แล้ว`,
      text: `ช่องทางติดต่อของคุณที่ ${brand} เปลี่ยนเป็น ${next} แล้ว ต้องรอ 24 ชั่วโมงจึงถอนเงินได้ ถ้าไม่ใช่คุณ ติดต่อฝ่ายบริการทันที`,
    }),
  },
};
