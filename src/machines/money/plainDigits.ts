const THAI_ZERO = '๐'.charCodeAt(0);

/** What was typed without blanks around it; Thai digits count as what they are. */
export const plainDigits = (typed: string): string =>
  typed.trim().replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
