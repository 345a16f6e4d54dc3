// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionStore } from '../../../../src/machines/site/session/sessionStore.ts';

describe('session storage', () => {
  beforeEach(() => sessionStorage.clear());

  it('[STORE-01] [STORE-02] stores token and isAgent under their keys', () => {
    const store = createSessionStore(sessionStorage);
    expect(store.readToken()).toBeNull();
    store.keepToken('token-1');
    store.keepAgentType(41);
    expect({ ...sessionStorage }).toEqual({ token: 'token-1', isAgent: '41' });
    expect(store.readToken()).toBe('token-1');
  });

  it('[STORE-03] [STORE-04] stores the merchant and its code', () => {
    createSessionStore(sessionStorage).keepMerchant({ brandName: 'Statehouse', merchantCode: 'demo' });
    expect({ ...sessionStorage }).toEqual({ merchant: 'Statehouse', merchantCode: 'demo' });
  });

  it('[LOGOUT-03] [LOGOUT-04] [STORE-05] clears everything but the merchant, current_vassalage included', () => {
    const all = { token: 't', isAgent: '1', current_vassalage: 'v', merchant: 'M', merchantCode: 'demo', other: 'x' };
    for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, value);
    createSessionStore(sessionStorage).clear();
    expect({ ...sessionStorage }).toEqual({ merchant: 'M', merchantCode: 'demo' });
  });

  it('is empty after clearing without a merchant', () => {
    sessionStorage.setItem('token', 't');
    createSessionStore(sessionStorage).clear();
    expect({ ...sessionStorage }).toEqual({});
  });
});
