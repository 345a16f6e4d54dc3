/** Items of the browser's storages that actions read by themselves, none of them secret. */
export const storageReads: ReadonlySet<string> = new Set(['referralCode', 'merchantCode', 'realityCheckedAt']);
