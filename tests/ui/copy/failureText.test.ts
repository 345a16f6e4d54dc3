import { afterAll, describe, expect, it, vi } from 'vitest';
import type { RefusalCode, RefusalDetails } from '../../../src/api/contract/refusal.ts';
import { refusalCodes } from '../../../src/api/contract/refusal.ts';
import type { ApiFailure, PhoneProblem } from '../../../src/api/failure.ts';
import { failureText } from '../../../src/ui/copy/failureText.ts';
import { createTexts } from '../../../src/ui/copy/i18n.ts';
import { siteFailureText } from '../../../src/ui/copy/siteFailureText.ts';

const texts = createTexts();
// Files share a worker: what is stubbed here is gone for the next one.
if (globalThis.document === undefined) vi.stubGlobal('document', { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());
await texts.add('page');
await texts.add('flows');
const inLanguage = async (language: 'TH' | 'EN') => {
  await texts.show(language);
  return texts.i18n.t;
};
const refused = (code: RefusalCode, details: RefusalDetails | null = null): ApiFailure => ({
  kind: 'refused',
  code,
  message: '',
  details,
});
const kinds: ApiFailure[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'malformed', endpoint: 'session.login' },
  { kind: 'broken', status: 502 },
  { kind: 'insecure' },
  { kind: 'aborted' },
  { kind: 'defect' },
];

describe('failureText', () => {
  it.each(['EN', 'TH'] as const)('has a text for every kind and every refusal, in %s', async (language) => {
    const t = await inLanguage(language);
    const thai = /[\u0E00-\u0E7F]/;
    for (const failure of [...kinds, ...refusalCodes.map((code) => refused(code))]) {
      for (const words of [failureText(t, failure), siteFailureText(t, failure)]) {
        expect(words).not.toMatch(/^[a-z]+_/);
        expect(thai.test(words)).toBe(language === 'TH');
      }
    }
  });

  it.each<[string, ApiFailure, string]>([
    ['[ERR-01]', refused('BAD_CREDENTIALS'), 'Wrong username or password. Try again.'],
    ['[ERR-02]', refused('NOT_LOGGED_IN'), 'You are not logged in, please log in.'],
    [
      '[ERR-03]',
      refused('INVALID_FIELDS', { fields: ['username'] }),
      'Invalid username format. Check it and try again.',
    ],
    [
      '[ERR-04]',
      refused('INVALID_FIELDS', { fields: ['newPassword'] }),
      'Invalid password format. Check it and try again.',
    ],
    [
      '[ERR-05]',
      refused('INVALID_FIELDS', { fields: ['email'] }),
      'Invalid email address format. Check it and try again.',
    ],
    ['[ERR-06]', refused('CONFIRMATION_DIFFERS'), 'The passwords do not match. Enter the new one again.'],
    ['[ERR-07]', refused('NOT_A_MEMBER'), 'This is not a member account. Log in with a member account.'],
    ['[ERR-08]', refused('NOT_AN_AGENT'), 'This is not an agent account. Use an agent account, or log in as a member.'],
    ['[ERR-08]', refused('NON_AGENT_LOGIN'), 'Non-agents cannot log in to the agent area. Log in as a member.'],
    ['[ERR-09]', refused('NEED_TRUE_ACCOUNT'), 'You need a real account for this. Please sign up first.'],
    ['[ERR-14]', refused('VERIFY_FIRST'), 'Verify your mobile number first. Request a code and enter it.'],
    ['[ERR-15]', { kind: 'defect' }, 'Unknown error. Try again. If it keeps happening, contact customer service.'],
    ['[ERR-38]', refused('MOBILE_INVALID'), 'Enter a valid mobile number.'],
    [
      '[ERR-41]',
      refused('INVALID_FIELDS', { fields: ['payeeName'] }),
      'Invalid real name format. Check it and try again.',
    ],
    ['[ERR-42]', refused('INVALID_FIELDS', { fields: ['mobileNum'] }), 'Enter a valid mobile number.'],
    ['[ERR-43]', refused('CAPTCHA_REQUIRED'), 'Enter the captcha and try again.'],
    ['with a wait', refused('TOO_MANY_REQUESTS', { waitSeconds: 30 }), 'Too many attempts. Wait 30 s and try again.'],
  ])('%s', async (_id, failure, words) => {
    expect(failureText(await inLanguage('EN'), failure)).toBe(words);
  });

  it('[ERR-43] does not mention login for a missing captcha, because registration has one too', async () => {
    const words = failureText(await inLanguage('TH'), refused('CAPTCHA_REQUIRED'));
    expect(words).toBe('กรุณากรอกรหัสในภาพแล้วลองอีกครั้ง');
  });

  it.each<[string, PhoneProblem, string, string]>([
    [
      '[ERR-16]',
      'badFormat',
      'Invalid mobile number format. Enter it without the country code.',
      'รูปแบบเบอร์มือถือไม่ถูกต้อง กรุณากรอกโดยไม่ใส่รหัสประเทศ',
    ],
    ['[ERR-17]', 'badNumber', 'Enter a valid mobile number.', 'กรุณากรอกเบอร์มือถือให้ถูกต้อง'],
    ['[ERR-18]', 'tooMany', 'Too many requests. Try again after 5 minutes.', 'ขอรหัสบ่อยเกินไป กรุณาลองอีกครั้งหลัง 5 นาที'],
    ['[ERR-19]', 'unknown', 'Your number could not be verified. Try again.', 'ยืนยันเบอร์มือถือไม่สำเร็จ กรุณาลองอีกครั้ง'],
    ['[ERR-20]', 'codeInvalid', 'Invalid code. Request a new one.', 'รหัสไม่ถูกต้อง กรุณาขอรหัสใหม่'],
    [
      '[ERR-21]',
      'codeMissing',
      'No code has been sent to this number. Request one first.',
      'ยังไม่ได้ส่งรหัสไปที่เบอร์นี้ กรุณาขอรหัสก่อน',
    ],
    ['[ERR-22]', 'codeExpired', 'The code has expired. Request a new one.', 'รหัสหมดอายุแล้ว กรุณาขอรหัสใหม่'],
    ['[ERR-23]', 'badCaptcha', 'Verification failed. Try again.', 'ไม่ผ่านการตรวจสอบ กรุณาลองอีกครั้ง'],
    [
      '[ERR-24]',
      'noQuota',
      'No more codes can be sent right now. Contact customer service.',
      'ขณะนี้ส่งรหัสไม่ได้ กรุณาติดต่อฝ่ายบริการลูกค้า',
    ],
    [
      '[ERR-25]',
      'notEnabled',
      'Mobile verification is not enabled. Contact customer service.',
      'ยังไม่เปิดให้ยืนยันเบอร์มือถือ กรุณาติดต่อฝ่ายบริการลูกค้า',
    ],
    [
      '[ERR-26]',
      'popupClosed',
      'The window was closed before your number was verified. Try again.',
      'หน้าต่างถูกปิดก่อนยืนยันเบอร์มือถือเสร็จ กรุณาลองอีกครั้ง',
    ],
  ])('%s of a hosted phone service, %s, in both languages', async (_id, problem, en, th) => {
    expect(failureText(await inLanguage('EN'), { kind: 'phone', problem })).toBe(en);
    expect(failureText(await inLanguage('TH'), { kind: 'phone', problem })).toBe(th);
  });
});
