import { expect, it } from 'vitest';
import { handOf } from '../../provider/engines/board/pokDengHand.ts';
import { en } from '../../provider/page/boards/pokDeng/copy.en.ts';
import { handText, markText, reasonText, sumText, type T } from '../../provider/page/boards/pokDeng/words.ts';

const t: T = (key, values = {}) => en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** `4s Td` as numbers of cards. */
const cards = (text: string): readonly number[] =>
  text.split(' ').map((card) => 'A23456789TJQK'.indexOf(card.charAt(0)) * 4 + 'cdhs'.indexOf(card.charAt(1)));

it.each([
  ['Kd Ac', '1 point', '0 + 1 = 1', '1'],
  ['2d 4c', '6 points', '2 + 4 = 6', '6'],
  ['7h 7d', '4 points two deng', '7 + 7 = 14, counts 4', '4'],
  ['2h 5h 9h', '6 points three deng', '2 + 5 + 9 = 16, counts 6', '6'],
  ['4s 5h', 'Pok 9', '4 + 5 = 9', 'Pok 9'],
  ['4s 4h', 'Pok 8 two deng', '4 + 4 = 8', 'Pok 8'],
  ['8c 8d 8h', 'Three of a kind', '8 + 8 + 8 = 24, counts 4', 'Tong'],
  ['Qs Kh Ad', 'Straight', '0 + 0 + 1 = 1', 'Straight'],
  ['Js Qs Ks', 'Straight flush', '0 + 0 + 0 = 0', 'Str. fl.'],
  ['Js Jh Kd', 'Three faces', '0 + 0 + 0 = 0', '3 faces'],
])('the hand %s is called %s, %s', (hand, name, sum, mark) => {
  const player = cards(hand);
  expect([handText(t, handOf(player)), sumText(t, player), markText(t, { player })]).toEqual([name, sum, mark]);
});

it.each([
  ['4s 5s', '2d 4c', 'single', 'Pok 9 against 6 points. Wins 1 to 1, less 5%.'],
  ['4s 5s', '2d 4c', 'deng', 'Pok 9 two deng against 6 points. Wins 2 units, less 5%.'],
  ['3d 4c', '2d 4c', 'deng', '7 points against 6 points. Wins 1 unit, less 5%.'],
  ['2d 4c', '7h 8h 3h', 'deng', '6 points, the banker 8 points three deng. Costs 3 units of 5.'],
  ['2d 4c', '7h 8h 3h', 'single', '6 points, the banker 8 points.'],
  ['2d 4c', '3d 4h', 'deng', '6 points, the banker 7 points. Costs 1 unit of 5.'],
  ['2d 4c', '5d Ah', 'deng', 'Tie, 6 points: the stake comes back.'],
] as const)('%s against %s, played %s, says why it paid', (player, banker, mode, reason) => {
  expect(reasonText(t, { player: cards(player), banker: cards(banker) }, mode)).toBe(reason);
});

it('says what an open hand holds', () => {
  expect(reasonText(t, { player: cards('7h 7d'), banker: null }, 'deng')).toBe('You hold 4 points two deng.');
});
