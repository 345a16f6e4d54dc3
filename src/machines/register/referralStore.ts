/** The code of whoever sent the visitor (REG-22), which lasts as long as the visit: until the tab closes or an account is made. */
export interface ReferralStore {
  /** Empty without one. */
  read(): string;
  forget(): void;
}

const KEY = 'referralCode';

/** Reads what the page has kept of its first address (`keepReferral`). */
export const createReferralStore = (storage: Storage): ReferralStore => ({
  read: () => storage.getItem(KEY) ?? '',
  forget: () => storage.removeItem(KEY),
});
