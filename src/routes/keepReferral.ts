/** Keeps the code of whoever sent the visitor (REG-22), which only the first address has; the newest code counts. */
export function keepReferral(storage: Storage): void {
  const code = new URLSearchParams(location.search).get('referralCode');
  if (code) storage.setItem('referralCode', code);
}
