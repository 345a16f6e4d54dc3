import { describe, expect, it } from 'vitest';
import type { RefusalCode, RefusalDetails } from '../../../src/api/contract/refusal.ts';
import { refusalCodes } from '../../../src/api/contract/refusal.ts';
import type { ApiFailure, PhoneProblem } from '../../../src/api/failure.ts';
import { failureText } from '../../../src/ui/copy/failureText.ts';
import { createTexts } from '../../../src/ui/copy/i18n.ts';
import { siteFailureText } from '../../../src/ui/copy/siteFailureText.ts';

const texts = createTexts();
globalThis.document ??= { documentElement: {} } as Document;
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

describe('the words of a failure', () => {
  it.each(['EN', 'TH'] as const)('are there for every kind and every refusal, in %s', async (language) => {
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
      'That username is not in the right format. Check it and try again.',
    ],
    [
      '[ERR-04]',
      refused('INVALID_FIELDS', { fields: ['newPassword'] }),
      'That password is not in the right format. Check it and try again.',
    ],
    [
      '[ERR-05]',
      refused('INVALID_FIELDS', { fields: ['email'] }),
      'That e-mail address is not in the right format. Check it and try again.',
    ],
    ['[ERR-06]', refused('CONFIRMATION_DIFFERS'), 'The two passwords are not the same. Enter the new one again.'],
    [
      '[ERR-07]',
      refused('NOT_A_MEMBER'),
      'This is not a member account, so it cannot log in here. Use a member account.',
    ],
    ['[ERR-08]', refused('NOT_AN_AGENT'), 'This is not an agent account. Use an agent account, or log in as a member.'],
    ['[ERR-08]', refused('NON_AGENT_LOGIN'), 'Non-agents cannot log in to the agent area. Log in as a member.'],
    ['[ERR-09]', refused('NEED_TRUE_ACCOUNT'), 'This needs a real account. Please sign up first.'],
    ['[ERR-14]', refused('VERIFY_FIRST'), 'Verify your mobile number first: ask for a code and enter it.'],
    ['[ERR-15]', { kind: 'defect' }, 'Unknown error. Try again; if it happens again, contact customer service.'],
    ['[ERR-38]', refused('MOBILE_INVALID'), 'Enter a valid mobile number.'],
    [
      '[ERR-41]',
      refused('INVALID_FIELDS', { fields: ['payeeName'] }),
      'That real name is not in the right format. Check it and try again.',
    ],
    ['[ERR-42]', refused('INVALID_FIELDS', { fields: ['mobileNum'] }), 'Enter a valid mobile number.'],
    ['[ERR-43]', refused('CAPTCHA_REQUIRED'), 'Enter the code in the picture, then try again.'],
    ['a wait', refused('TOO_MANY_REQUESTS', { waitSeconds: 30 }), 'Too many attempts. Wait 30 s and try again.'],
  ])('%s', async (_id, failure, words) => {
    expect(failureText(await inLanguage('EN'), failure)).toBe(words);
  });

  it('[ERR-43] speaks of no login where the code of a picture is missing, for a registration asks for one too', async () => {
    const words = failureText(await inLanguage('TH'), refused('CAPTCHA_REQUIRED'));
    expect(words).toBe('กรุณากรอกรหัสในภาพแล้วลองอีกครั้ง');
  });

  it.each<[string, PhoneProblem, string, string]>([
    [
      '[ERR-16]',
      'badFormat',
      'The mobile number is not in the right format. Write it as you would dial it, without the country code.',
      'รูปแบบหมายเลขมือถือไม่ถูกต้อง กรอกตามที่ใช้โทรออก โดยไม่ต้องใส่รหัสประเทศ',
    ],
    ['[ERR-17]', 'badNumber', 'Enter a valid mobile number.', 'กรอกหมายเลขมือถือที่ถูกต้อง'],
    ['[ERR-18]', 'tooMany', 'Too many requests. Try again after 5 minutes.', 'ขอรหัสถี่เกินไป ลองใหม่หลังจาก 5 นาที'],
    [
      '[ERR-19]',
      'unknown',
      'Something went wrong while verifying your number. Try again.',
      'เกิดข้อผิดพลาดขณะยืนยันหมายเลข ลองอีกครั้ง',
    ],
    [
      '[ERR-20]',
      'codeInvalid',
      'The code is not valid. Ask for a new one and enter that.',
      'รหัสไม่ถูกต้อง ขอรหัสใหม่แล้วกรอกรหัสนั้น',
    ],
    [
      '[ERR-21]',
      'codeMissing',
      'No code has been sent to this number yet. Ask for one first.',
      'ยังไม่มีรหัสส่งไปที่หมายเลขนี้ ขอรหัสก่อน',
    ],
    ['[ERR-22]', 'codeExpired', 'The code has expired. Ask for a new one.', 'รหัสหมดอายุแล้ว ขอรหัสใหม่'],
    ['[ERR-23]', 'badCaptcha', 'The check was not passed. Try again.', 'ไม่ผ่านการตรวจสอบ ลองอีกครั้ง'],
    [
      '[ERR-24]',
      'noQuota',
      'No more codes can be sent at the moment. Contact customer service.',
      'ขณะนี้ส่งรหัสเพิ่มไม่ได้ ติดต่อฝ่ายบริการลูกค้า',
    ],
    [
      '[ERR-25]',
      'notEnabled',
      'Verifying numbers is not switched on. Contact customer service.',
      'ระบบยืนยันหมายเลขยังไม่เปิดใช้ ติดต่อฝ่ายบริการลูกค้า',
    ],
    [
      '[ERR-26]',
      'popupClosed',
      'The window was closed, so your number was not verified. Try again.',
      'หน้าต่างถูกปิดก่อนยืนยันหมายเลขเสร็จ ลองอีกครั้ง',
    ],
  ])('%s of a hosted phone service, %s, in both languages', async (_id, problem, en, th) => {
    expect(failureText(await inLanguage('EN'), { kind: 'phone', problem })).toBe(en);
    expect(failureText(await inLanguage('TH'), { kind: 'phone', problem })).toBe(th);
  });
});
