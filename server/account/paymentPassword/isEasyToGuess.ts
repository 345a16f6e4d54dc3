/** Common PINs: one digit six times, two or three digits repeated, or a count up or down. */
export const isEasyToGuess = (digits: string): boolean =>
  /^(\d{1,3})\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits);
