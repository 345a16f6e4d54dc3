// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createReferralStore } from '../../src/machines/account/register/referralStore.ts';
import { createSessionStore } from '../../src/machines/site/session/sessionStore.ts';
import { openSite } from '../../src/routes/openSite.ts';
import { createTexts } from '../../src/ui/copy/i18n.ts';

/** Opens the page at an address, for the first time or again. */
function openAt(address: string) {
  history.replaceState(null, '', address);
  openSite(createTexts());
  return createReferralStore(sessionStorage);
}

describe('the referral code', () => {
  beforeEach(() => sessionStorage.clear());

  it('[REG-22] is kept from the first address, also after a reload elsewhere', () => {
    expect(openAt('/?referralCode=LANTERN1').read()).toBe('LANTERN1');
    expect(openAt('/vip').read()).toBe('LANTERN1');
    expect(openAt('/?referralCode=').read()).toBe('LANTERN1');
  });

  it('[REG-22] is replaced by that of a newer link', () => {
    openAt('/?referralCode=LANTERN1');
    expect(openAt('/register?referralCode=BAMBOO2').read()).toBe('BAMBOO2');
  });

  it('[REG-22] is null without a referral link, and after it was cleared', () => {
    expect(openAt('/').read()).toBe('');
    const referrals = openAt('/?referralCode=LANTERN1');
    referrals.forget();
    expect(openAt('/').read()).toBe('');
  });

  it('[REG-22] survives the end of a session', () => {
    const referrals = openAt('/?referralCode=LANTERN1');
    createSessionStore(sessionStorage).clear();
    expect(referrals.read()).toBe('LANTERN1');
  });
});
