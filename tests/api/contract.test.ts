import { describe, expect, it } from 'vitest';
import { captchaContract } from '../../src/api/contract/account/captcha.ts';
import { registrationContract } from '../../src/api/contract/account/registration.ts';
import { type Endpoint, refusalsOf } from '../../src/api/contract/endpoint.ts';
import { gameContract } from '../../src/api/contract/play/game.ts';
import { lotteryContract } from '../../src/api/contract/play/lottery.ts';
import { commonRefusals } from '../../src/api/contract/refusal.ts';
import { extContract } from '../../src/api/contract/site/ext.ts';

describe('possible refusals of a call', () => {
  const visit: Endpoint = extContract.visit;
  it.each<[string, Endpoint, readonly string[]]>([
    ['its own codes', visit, ['FEATURE_OFF']],
    [
      'those of a session, marked T',
      { ...visit, token: true },
      ['FEATURE_OFF', 'NOT_LOGGED_IN', 'SESSION_EXPIRED', 'SESSION_REVOKED', 'PASSWORD_CHANGE_REQUIRED'],
    ],
    ['those of the seal, marked E', { ...visit, encrypted: true }, ['FEATURE_OFF', 'SEAL_REQUIRED', 'SEAL_REJECTED']],
    ['that of the key, where it has one', { ...visit, repeat: 'keyed' }, ['FEATURE_OFF', 'IDEMPOTENCY_MISMATCH']],
  ])('is what any call meets, and %s', (_, endpoint, own) => {
    expect(refusalsOf(endpoint)).toEqual([...own, ...commonRefusals]);
  });
});

it('[API-31] game and lottery calls outside /wps/relay use GET, but for the launch', () => {
  const specified = [...Object.values<Endpoint>(gameContract), ...Object.values<Endpoint>(lotteryContract)].filter(
    ({ path, spec }) => !path.startsWith('/wps/relay/') && !spec.startsWith('assumed') && !path.startsWith('/wps/ext/'),
  );
  expect(specified.length).toBeGreaterThan(5);
  expect(specified.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual(['game.launch']);
});

it('[CAPTCHA-01] a captcha is a PNG in base64', () => {
  const picture = 'iVBORw0KGgoAAAANSUhEUgAB+/8=';
  const isPicture = (text: string) => captchaContract.image.value.safeParse(text).success;
  const others = ['', 'iVBORw0KGgo', `data:image/png;base64,${picture}`, `${picture}"`, 'R0lGODlhAQABAAAAACw='];
  expect([isPicture(picture), isPicture(picture.slice(0, -1)), ...others.map(isPicture)]).toEqual([
    true,
    true,
    ...others.map(() => false),
  ]);
});

it.each([
  ...(['password', 'confirmPassword', 'payeeName', 'nickname', 'facebook'] as const).map(
    (field) => [field, 128] as const,
  ),
  ...(
    ['qqNum', 'recommenderId', 'affiliateCode', 'paymentPassword', 'line', 'whatsapp', 'telegram', 'zalo'] as const
  ).map((field) => [field, 64] as const),
  ...(['wechat', 'idNumber', 'username'] as const).map((field) => [field, 64] as const),
  ['email', 508] as const,
  ['domain', 510] as const,
  ['birthday', 20] as const,
  ['captcha', 12] as const,
])('[REG-19] a registration sends at most so much of %s: %i UTF-16 units', (field, most) => {
  const sent = {
    ...{ username: 'Niran77', registerUrl: 'https://play.example.test/', registerMethod: 'WEB', login: true },
    ...{ human: 'proof', acceptedTerms: true, confirmedAge: true },
  };
  const takes = (length: number) =>
    registrationContract.byUsername.request.safeParse({ ...sent, [field]: 'x'.repeat(length) }).success;
  expect([takes(0), takes(1), takes(most), takes(most + 1)]).toEqual([false, true, true, false]);
});
