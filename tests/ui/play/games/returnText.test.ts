import { expect, it } from 'vitest';
import { returnText } from '../../../../src/ui/play/games/returnText.ts';

it.each([
  ['sic bo', 9_166, 9_722, '91.7–97.2%'],
  ['Five Digits', 9_000, 9_750, '90.0–97.5%'],
  ['Lucky 28', 9_500, 9_750, '95.0–97.5%'],
  ['roulette, whose bets all return the same', 9_729, 9_729, '97.3%'],
  ['bets that differ by less than is shown', 9_601, 9_604, '96.0%'],
])('[SCREEN-01] the return of %s', (_, leastReturn, greatestReturn, text) => {
  // Joined, so that no line ends between them.
  expect(returnText({ leastReturn, greatestReturn })).toBe(text.replace('–', '\u2060–\u2060'));
});
