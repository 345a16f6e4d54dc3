/** Sheet of the rounds that are slips. */
export const SHEET = 'sports';
