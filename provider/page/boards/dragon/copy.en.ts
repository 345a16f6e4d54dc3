import { en as spots } from '../spots/copy.en.ts';

export const en = {
  ...spots,
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  suited: 'Suited tie',
  face_dragon: 'Dragon',
  face_tiger: 'Tiger',
  face_tie: 'Tie',
  face_suited: 'Suited tie',
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  wins_dragon: 'Dragon wins, {dragon} over {tiger}',
  wins_tiger: 'Tiger wins, {tiger} over {dragon}',
  wins_tie: 'Tie, {dragon} and {tiger}',
  mark_dragon: 'D',
  mark_tiger: 'T',
  mark_tie: '=',
  card: '{side}: {card}',
  waiting: '{side}: no card yet',
  odds_side: '1:1, half back on a tie',
  bead: 'Last rounds: {list}',
  rule_1:
    'Put chips on any number of spots, then bet. Dragon and Tiger get one card each from eight freshly shuffled decks.',
  rule_2: 'The higher card wins, whatever its suit: king is highest, ace lowest.',
  rule_3:
    'On a tie, bets on Dragon and Tiger get half back. Suited tie wins if both cards are the same, suit included.',
  rule_4:
    'Big is 8 to king, Small ace to 6. Ace, jack and king are odd, queen is even. A 7 loses on Big, Small, Odd and Even.',
};
export type DragonKey = keyof typeof en;
