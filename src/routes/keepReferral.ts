/** Keeps the referral code of the landing URL (REG-22). The newest code wins. */
export function keepReferral(storage: Storage): void {
  const code = new URLSearchParams(location.search).get('referralCode');
  if (code) storage.setItem('referralCode', code);
}
