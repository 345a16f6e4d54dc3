export const en = {
  over: 'Over',
  under: 'Under',
  chance: 'Chance to win',
  multiplier: 'Multiplier',
  payout: 'Pays',
  lower: 'Lower the chance',
  raise: 'Raise the chance',
  side: 'Side',
  win_over: '{line} or above wins',
  win_under: 'Below {line} wins',
  scale: 'Scale from 0 to 100',
  reason: '{number}: {rule}, {times}',
  rule_1: 'A number from 0.00 to 99.99 is drawn. Choose the side of the line it must fall on, and your chance.',
  rule_2: 'The smaller the chance, the higher the multiplier: 99 ÷ chance in percent, rounded down to 0.01.',
  rule_3: 'The chance goes from 2% to 95%. Each round is independent of all others.',
};
export type DiceKey = keyof typeof en;
