/** The page of player protection. */
export const PROTECTION_PATH = '/member/protect';
