import { afterAll, describe, expect, it, vi } from 'vitest';
import { fieldRules } from '../../../server/database/seed/fieldRules.ts';
import { isSafePattern } from '../../../server/site/system/safePattern.ts';
import { problemOf } from '../../../src/api/contract/rules/fieldRule.ts';
import type { Problem } from '../../../src/api/contract/rules/problem.ts';
import { createTexts } from '../../../src/ui/copy/i18n.ts';
import { type NamedField, patternText, problemText } from '../../../src/ui/copy/problemText.ts';

const texts = createTexts();
// Files share a worker: what is stubbed here is gone for the next one.
if (globalThis.document === undefined) vi.stubGlobal('document', { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());
await texts.add('flows');
const inLanguage = async (language: 'TH' | 'EN') => {
  await texts.show(language);
  return texts.i18n.t;
};

interface Kind {
  readonly title: string;
  readonly patternId: number;
  /** A pattern as a merchant would write it. */
  readonly acceptedPattern: string;
  readonly good: string;
  readonly bad: string;
  readonly en: string;
  readonly th: string;
}

describe('patternText', () => {
  it.each<Kind>([
    {
      title: '[VALID-11] any characters',
      patternId: 1,
      acceptedPattern: '*',
      good: 'ก ! 😀',
      bad: 'a',
      en: 'Use 2 to 24 characters.',
      th: 'ใช้ 2 ถึง 24 ตัวอักษร',
    },
    {
      title: '[VALID-12] letters only',
      patternId: 2,
      acceptedPattern: '^[A-Za-z]+$',
      good: 'Somchai',
      bad: 'Somchai1',
      en: 'Use English letters only; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรภาษาอังกฤษเท่านั้น ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-13] a first letter, then letters and digits',
      patternId: 3,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      good: 'somchai1',
      bad: '1somchai',
      en: 'Start with an English letter, then use letters and digits; 2 to 24 characters.',
      th: 'ขึ้นต้นด้วยตัวอักษรภาษาอังกฤษ ตามด้วยตัวอักษรหรือตัวเลข ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-14] Chinese characters, with digits',
      patternId: 4,
      acceptedPattern: '^[\\p{Script=Han}0-9]+$',
      good: '王小明88',
      bad: '王 Ming',
      en: 'Use Chinese characters, with or without digits; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรจีน มีตัวเลขได้ ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-15] digits only',
      patternId: 5,
      acceptedPattern: '^[0-9]+$',
      good: '135790',
      bad: '13579o',
      en: 'Use 2 to 24 digits.',
      th: 'ใช้ตัวเลข 2 ถึง 24 หลัก',
    },
    {
      title: '[VALID-16] a valid email address',
      patternId: 6,
      acceptedPattern: '^[^\\s@]+@[^\\s@.]+\\.[^\\s@]+$',
      good: 'somchai@example.test',
      bad: 'somchai@example',
      en: 'Enter a valid email address, such as name@example.com.',
      th: 'กรุณากรอกอีเมลที่ถูกต้อง เช่น name@example.com',
    },
    {
      title: '[VALID-17] letters and digits only',
      patternId: 7,
      acceptedPattern: '^[A-Za-z0-9]+$',
      good: 'A3K9w',
      bad: 'A3 K9',
      en: 'Use English letters and digits only; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรภาษาอังกฤษและตัวเลขเท่านั้น ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-18] letters and digits, at least one of each',
      patternId: 8,
      acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
      good: 'lantern7',
      bad: 'lantern',
      en: 'Use English letters and digits, at least one of each; 2 to 24 characters.',
      th: 'ต้องมีทั้งตัวอักษรภาษาอังกฤษและตัวเลข ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-19] letters and digits, at least one capital',
      patternId: 9,
      acceptedPattern: '^(?=.*[A-Z])[A-Za-z0-9]+$',
      good: 'lanterN7',
      bad: 'lantern7',
      en: 'Use English letters and digits, with at least one capital letter; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรภาษาอังกฤษและตัวเลข มีตัวพิมพ์ใหญ่อย่างน้อย 1 ตัว ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-20] English letters and spaces',
      patternId: 10,
      acceptedPattern: '^[A-Za-z ]+$',
      good: 'Somchai Jaidee',
      bad: 'สมชาย Jaidee',
      en: 'Use English letters and spaces; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรภาษาอังกฤษและเว้นวรรค ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-21] no spaces',
      patternId: 11,
      acceptedPattern: '^[^ ]+$',
      good: 'play.example',
      bad: 'play example',
      en: 'Do not use spaces; 2 to 24 characters.',
      th: 'ห้ามเว้นวรรค ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-22] a date, year first',
      patternId: 12,
      acceptedPattern: '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$',
      good: '1990-12-31',
      bad: '31.12.1990',
      en: 'Enter a date, such as 1990-12-31 or 12-31-1990.',
      th: 'กรุณากรอกวันที่ เช่น 1990-12-31 หรือ 12-31-1990',
    },
    {
      title: '[VALID-22] a date, month first',
      patternId: 12,
      acceptedPattern: '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$',
      good: '12-31-1990',
      bad: '12/31/1990',
      en: 'Enter a date, such as 1990-12-31 or 12-31-1990.',
      th: 'กรุณากรอกวันที่ เช่น 1990-12-31 หรือ 12-31-1990',
    },
    {
      title: '[VALID-23] Thai only',
      patternId: 13,
      acceptedPattern: '^[\\u0E01-\\u0E3A\\u0E40-\\u0E4E]+$',
      good: 'สมชาย',
      bad: 'สมชาย ใจดี',
      en: 'Use Thai letters only; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรไทยเท่านั้น ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-24] Thai or English with spaces',
      patternId: 14,
      acceptedPattern: '^[A-Za-z\\u0E01-\\u0E3A\\u0E40-\\u0E4E .]+$',
      good: 'สมชาย Jaidee',
      bad: 'สมชาย 1',
      en: 'Use Thai or English letters and spaces; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรไทยหรืออังกฤษและเว้นวรรค ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-25] capitals and spaces with at least one letter',
      patternId: 15,
      acceptedPattern: '^ *[A-Z][A-Z ]*$',
      good: 'SOMCHAI JAIDEE',
      bad: '   ',
      en: 'Use English capital letters and spaces, at least one letter; 2 to 24 characters.',
      th: 'ใช้ตัวพิมพ์ใหญ่ภาษาอังกฤษและเว้นวรรค มีตัวอักษรอย่างน้อย 1 ตัว ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: '[VALID-26] letters, digits and symbols',
      patternId: 16,
      acceptedPattern: '^[!-~]+$',
      good: 'Player#2026',
      bad: 'Player 2026',
      en: 'Use English letters, digits and symbols, without spaces; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรภาษาอังกฤษ ตัวเลข และสัญลักษณ์ ห้ามเว้นวรรค ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: 'a number with decimals',
      patternId: 17,
      acceptedPattern: '^[0-9]+(?:\\.[0-9]{1,2})?$',
      good: '1250.50',
      bad: '1,250.50',
      en: 'Enter a number; use a point for decimals; 2 to 24 characters.',
      th: 'กรอกตัวเลข ใช้จุดคั่นทศนิยมได้ ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: 'lower-case letters, digits, points, dashes',
      patternId: 18,
      acceptedPattern: '^[a-z0-9._-]+$',
      good: 'som.chai_9',
      bad: 'Som.chai_9',
      en: 'Use lower-case English letters, digits and . _ - only; 2 to 24 characters.',
      th: 'ใช้ตัวพิมพ์เล็กภาษาอังกฤษ ตัวเลข และ . _ - เท่านั้น ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: 'letters, digits, points, dashes',
      patternId: 19,
      acceptedPattern: '^[A-Za-z0-9._-]+$',
      good: 'Som.Chai-9',
      bad: '@SomChai',
      en: 'Use English letters, digits and . _ - only; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรภาษาอังกฤษ ตัวเลข และ . _ - เท่านั้น ความยาว 2 ถึง 24 ตัว',
    },
    {
      title: 'Vietnamese or English letters and spaces',
      patternId: 20,
      acceptedPattern: '^[\\p{Script=Latin} ]+$',
      good: 'Nguyễn Thị Hương',
      bad: 'สมชาย',
      en: 'Use Vietnamese or English letters and spaces; 2 to 24 characters.',
      th: 'ใช้ตัวอักษรเวียดนามหรืออังกฤษและเว้นวรรค ความยาว 2 ถึง 24 ตัว',
    },
  ])('[VALID-06] [VALID-07] $title', async ({ patternId, acceptedPattern, good, bad, en, th }) => {
    expect(isSafePattern(acceptedPattern)).toBe(true);
    const rule = { acceptedPattern, patternId, minLength: 2, maxLength: 24, required: true };
    expect(problemOf(good, rule)).toBeNull();
    const problem = problemOf(bad, rule);
    expect(problem).toEqual({ kind: 'pattern', patternId, min: 2, max: 24 });
    expect(problemText(await inLanguage('EN'), 'nickname', problem ?? undefined)).toBe(en);
    expect(problemText(await inLanguage('TH'), 'nickname', problem ?? undefined)).toBe(th);
  });

  it.each([
    ['EN', 'Use 6 digits.'],
    ['TH', 'ใช้ตัวเลข 6 หลัก'],
  ] as const)('[VALID-08] shows one number if minimum and maximum are equal, in %s', async (language, words) => {
    expect(patternText(await inLanguage(language), { patternId: 5, min: 6, max: 6 })).toBe(words);
  });

  it.each([0, 21, 4.5, -1, Number.NaN])(
    'falls back to any characters for the unknown pattern id %s',
    async (patternId) => {
      expect(patternText(await inLanguage('EN'), { patternId, min: 2, max: 24 })).toBe('Use 2 to 24 characters.');
    },
  );

  it.each([
    ['the shortest password', 'a'.repeat(8), true],
    ['a shorter one', 'a'.repeat(7), false],
    ['the longest password', '7'.repeat(64), true],
    ['a longer one', '7'.repeat(65), false],
  ] as const)("[VALID-28] shows the length of a password by the server's rule: %s", async (_title, password, fits) => {
    const problem = problemOf(password, fieldRules.password);
    const words = problemText(await inLanguage('EN'), 'password', problem ?? undefined);
    expect(words).toBe(
      fits ? undefined : 'Use English letters, digits and symbols, without spaces; 8 to 64 characters.',
    );
  });
});

describe('problemText for uploads and activities', () => {
  it.each<[string, NamedField, Problem, string, string]>([
    [
      '[ERR-33]',
      'comment',
      { kind: 'noProof' },
      'Upload proof that you did not receive the money.',
      'กรุณาแนบหลักฐานว่าไม่ได้รับเงิน',
    ],
    [
      '[ERR-34]',
      'comment',
      { kind: 'tooBig', megabytes: 5 },
      'The image is too big. The maximum is 5 MB.',
      'รูปใหญ่เกินไป ขนาดสูงสุด 5 MB',
    ],
    ['[ERR-35]', 'comment', { kind: 'tooManyFiles', most: 3 }, 'You can upload up to 3 images.', 'แนบรูปได้ไม่เกิน 3 รูป'],
    [
      '[ERR-36]',
      'comment',
      { kind: 'badType' },
      'Only PNG or JPG images are accepted. Choose another file.',
      'ใช้ได้เฉพาะไฟล์ PNG หรือ JPG กรุณาเลือกไฟล์อื่น',
    ],
    ['[ERR-37]', 'consent', { kind: 'notAgreed' }, 'Please agree to the terms.', 'กรุณายอมรับข้อกำหนด'],
    [
      '[ERR-38]',
      'mobileNum',
      { kind: 'notMobile' },
      'This is not a mobile number in this country. Check it.',
      'เบอร์นี้ไม่ใช่เบอร์มือถือของประเทศนี้ กรุณาตรวจสอบ',
    ],
    ['[ERR-39]', 'comment', { kind: 'noReceiver' }, 'Enter your address and your nationality.', 'กรุณากรอกที่อยู่และสัญชาติ'],
    ['[ERR-40]', 'comment', { kind: 'required' }, 'This field cannot be empty.', 'ช่องนี้เว้นว่างไม่ได้'],
    [
      '[ERR-41]',
      'payeeName',
      { kind: 'pattern', patternId: 14, min: 2, max: 60 },
      'Use Thai or English letters and spaces; 2 to 60 characters.',
      'ใช้ตัวอักษรไทยหรืออังกฤษและเว้นวรรค ความยาว 2 ถึง 60 ตัว',
    ],
    [
      '[ERR-42]',
      'mobileNum',
      { kind: 'mobile', lengths: [9] },
      'Mobile numbers in this country have 9 digits, without the leading 0.',
      'เบอร์มือถือของประเทศนี้มี 9 หลัก ไม่รวมเลข 0 นำหน้า',
    ],
    ['[ERR-43]', 'captcha', { kind: 'required' }, 'Enter the captcha.', 'กรุณากรอกรหัสในภาพ'],
  ])('%s, in both languages: %s', async (_id, field, problem, en, th) => {
    expect(problemText(await inLanguage('EN'), field, problem)).toBe(en);
    expect(problemText(await inLanguage('TH'), field, problem)).toBe(th);
  });
});
