import { describe, expect, it } from 'vitest';
import type { RefusalCode, RefusalDetails } from '../../../src/api/contract/refusal.ts';
import { refusalStatus } from '../../../src/api/contract/refusal.ts';
import type { ApiFailure } from '../../../src/api/failure.ts';
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
const codes = Object.keys(refusalStatus) as RefusalCode[];
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
    for (const failure of [...kinds, ...codes.map((code) => refused(code))]) {
      for (const words of [failureText(t, failure), siteFailureText(t, failure)]) {
        expect(words).not.toMatch(/^[a-z]+_/);
        expect(thai.test(words)).toBe(language === 'TH');
      }
    }
  });

  it.each([
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
    ['a wait', refused('TOO_MANY_REQUESTS', { waitSeconds: 30 }), 'Too many attempts. Wait 30 s and try again.'],
  ])('%s', async (_id, failure, words) => {
    expect(failureText(await inLanguage('EN'), failure)).toBe(words);
  });
});
