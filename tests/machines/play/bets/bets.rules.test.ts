import { expect, it } from 'vitest';
import { daysChosen, pathOfBets } from '../../../../src/machines/play/bets/bets.rules.ts';

const days = { from: '2026-11-16', to: '2026-11-22' };

it('[MEMBER-13] leads to the bets of these days', () => {
  expect(pathOfBets(days)).toBe('/member/personalHistoryCopy?from=2026-11-16&to=2026-11-22');
  expect(daysChosen(pathOfBets(days))).toEqual({ span: 'own', days, typed: days });
});

it.each([
  '/member/personalHistoryCopy',
  '/member/personalHistoryCopy?from=2026-11-16',
  '/member/personalHistoryCopy?from=2026-11-16&to=2026-13-01',
  '/member/personalHistoryCopy?from=today&to=2026-11-22',
  '/member/personalHistoryCopy?from=2026-11-22&to=2026-11-16',
])('[MEMBER-10] leaves the days of %s as they are', (address) => {
  expect(daysChosen(address)).toBeNull();
});
