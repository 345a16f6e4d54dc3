// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createCountdownStore } from '../../../../src/machines/account/smsCode/countdownStore.ts';

const store = createCountdownStore(sessionStorage);
beforeEach(() => sessionStorage.clear());

const left = {
  reason: 'sent',
  until: 1_750_000_300_000,
  sentTo: { countryDialingCode: '66', mobileNum: '081-234-5678' },
  expiredMinutes: 5,
} as const;

describe('the stored countdown', () => {
  it('[SMS-07] applies to the same purpose only', () => {
    store.keep('register', left);
    expect([store.read('register')?.until, store.read('login'), store.read('forgot')]).toEqual([
      1_750_000_300_000,
      null,
      null,
    ]);
  });

  it('stores only the masked number', () => {
    store.keep('forgot', left);
    expect(JSON.parse(sessionStorage.getItem('sms-forgot') ?? '')).toEqual({
      ...left,
      sentTo: { countryDialingCode: '66', mobileNum: '81678' },
    });
  });

  it('[SMS-13] stores a lock without a number', () => {
    const lock = { reason: 'tooMany', until: 5, sentTo: null, expiredMinutes: 0 } as const;
    store.keep('login', lock);
    expect(store.read('login')).toEqual(lock);
  });

  it.each(['{', '[]', '{"until":"soon"}', '{"reason":"sent","until":1e400}', 'null'])(
    'ignores %s in storage',
    (text) => {
      sessionStorage.setItem('sms-login', text);
      expect(store.read('login')).toBeNull();
    },
  );
});
