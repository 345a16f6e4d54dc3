import { describe, expect, it } from 'vitest';
import { captchaContract } from '../../src/api/contract/captcha.ts';
import { type Endpoint, refusalsOf } from '../../src/api/contract/endpoint.ts';
import { extContract } from '../../src/api/contract/ext.ts';
import { gameContract } from '../../src/api/contract/game.ts';
import { lotteryContract } from '../../src/api/contract/lottery.ts';
import { commonRefusals } from '../../src/api/contract/refusal.ts';

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
