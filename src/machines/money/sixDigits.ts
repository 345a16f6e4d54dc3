/** Whether this can be a payment password, or a code by SMS. */
export const isSixDigits = (text: string): boolean => /^[0-9]{6}$/.test(text);
