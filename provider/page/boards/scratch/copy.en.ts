export const en = {
  symbol_0: 'Elephant',
  symbol_1: 'Gem',
  symbol_2: 'Carp',
  symbol_3: 'Lantern',
  symbol_4: 'Drum',
  symbol_5: 'Boat',
  symbol_6: 'Lotus',
  symbol_7: 'Star kite',
  card: 'Scratch card',
  title: 'Three alike win',
  prizes: 'Prizes',
  covered: 'Covered field',
  reason: 'Three × {symbol}: {times}×',
  reason_none: 'No three alike',
  symbol: 'Three of',
  prize: 'Pays',
  tickets: 'Tickets in a million',
  none: 'No prize',
  rule_1: 'Every card has nine fields. Three matching symbols pay the prize of that symbol, the stake included.',
  rule_2:
    'Each round draws one of 1,000,000 tickets. The table says exactly how many win which prize; 249,740 of them win. Tickets are not used up: every round has the same chances.',
  rule_3:
    'The symbols follow the ticket: a card without a prize is drawn evenly from all cards with at most two of each symbol. Two alike mean nothing.',
  rule_4:
    'A card holds one prize at most, and it is fixed before you scratch. “Show the result” uncovers all fields at once.',
};
export type ScratchKey = keyof typeof en;
