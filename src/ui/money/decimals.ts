/** Languages that write `1.250,50`; the others write `1,250.50`. */
const COMMA = new Set(['vi', 'pt-BR']);

/**
 * A typed number between the form of a language and the one that machines read, which has a point before its decimals;
 * both ways are the same, and no character is lost (decision 052).
 */
export const swapSeparators = (text: string, language: string): string =>
  COMMA.has(language) ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text;
