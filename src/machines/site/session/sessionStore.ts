import type { IsAgent } from '../../../api/contract/account/member.ts';

/** LOGOUT-04: the merchant outlives the session, as do its code (OPEN-42) and the referral code (REG-22). */
const KEPT = ['merchant', 'merchantCode', 'referralCode'];

export interface SessionStore {
  readToken(): string | null;
  keepToken(token: string): void;
  keepAgentType(isAgent: IsAgent): void;
  /** STORE-03, 04: the merchant; outlives the session. */
  keepMerchant(merchant: { readonly brandName: string; readonly merchantCode: string }): void;
  /** Clears session storage except merchant and referral code. */
  clear(): void;
}

/**
 * Keys of session storage (STORE-01…04). `current_vassalage` (STORE-05) belongs to game launch and is cleared with the
 * rest.
 */
export const createSessionStore = (storage: Storage): SessionStore => ({
  readToken: () => storage.getItem('token'),
  keepToken: (token) => storage.setItem('token', token),
  keepAgentType: (isAgent) => storage.setItem('isAgent', String(isAgent)),
  keepMerchant: ({ brandName, merchantCode }) => {
    storage.setItem('merchant', brandName);
    storage.setItem('merchantCode', merchantCode);
  },
  clear: () => {
    const kept = KEPT.flatMap((key) => {
      const value = storage.getItem(key);
      return value === null ? [] : [[key, value] as const];
    });
    storage.clear();
    for (const [key, value] of kept) storage.setItem(key, value);
  },
});
