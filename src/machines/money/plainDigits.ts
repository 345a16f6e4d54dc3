const THAI_ZERO = '๐'.charCodeAt(0);

/** The input trimmed, with Thai digits as ASCII. */
export const plainDigits = (typed: string): string =>
  typed.trim().replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
