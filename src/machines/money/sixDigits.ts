/** Whether this has the form of a payment password or SMS code: six digits. */
export const isSixDigits = (text: string): boolean => /^[0-9]{6}$/.test(text);
