/** The referral code (REG-22), kept until the tab closes or an account is created. */
export interface ReferralStore {
  /** Empty if none. */
  read(): string;
  forget(): void;
}

const KEY = 'referralCode';

/** Reads the code that the page kept from its first address (`keepReferral`). */
export const createReferralStore = (storage: Storage): ReferralStore => ({
  read: () => storage.getItem(KEY) ?? '',
  forget: () => storage.removeItem(KEY),
});
