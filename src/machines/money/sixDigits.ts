/** The form of a payment password (decision M5). */
export const isSixDigits = (text: string): boolean => /^[0-9]{6}$/.test(text);
