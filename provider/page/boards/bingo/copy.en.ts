export const en = {
  card: 'Your card',
  balls: 'Balls drawn',
  ball_none: 'no ball yet',
  free: 'Free',
  hit: 'hit',
  paytable: 'Paytable',
  line: '{count} line',
  lines: '{count} lines',
  most: '{count}+ lines',
  column_lines: 'Lines',
  column_pays: 'Pays',
  column_chance: 'One round in',
  reason: '{lines}: {times}×',
  reason_none: 'No line complete',
  rule_1:
    'Every round has a card of its own: five columns, B 1 to 15, I 16 to 30, N 31 to 45, G 46 to 60, O 61 to 75. The square in the middle is free.',
  rule_2: '35 of 75 balls are drawn. Numbers on your card that are drawn are marked.',
  rule_3:
    'Five marked squares in a row, a column or one of the two diagonals are a line. There are twelve, and the number of complete lines pays by the table, the stake included.',
  rule_4: 'Card and balls are fixed before the first ball is shown. Every round is independent of all others.',
};
export type BingoKey = keyof typeof en;
