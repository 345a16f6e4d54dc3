/** Masks an address but for its first two characters and its domain, e.g. so•••@example.test. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
