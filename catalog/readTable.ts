/** The rows of a table in text: one a line, columns divided by `|`. */
export const readTable = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
