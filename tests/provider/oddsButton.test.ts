// @vitest-environment jsdom
import { render } from 'lit-html';
import { expect, it } from 'vitest';
import { oddsButton } from '../../provider/page/sports/oddsButton.ts';
import type { SportsPage } from '../../provider/page/sports/page.ts';
import { match, type Quoted } from './sportsBook.ts';

const page = {
  snapshot: { context: { picks: [], lineIsLost: false }, matches: () => true },
  send: () => {},
  t: (key: string, words?: { odds?: string }) => (words?.odds === undefined ? key : `${key} ${words.odds}`),
  language: 'EN',
} as unknown as SportsPage;

/** Classes of the button, and what is said of the move. */
function shown(was: number | null, quoted: Quoted = {}): readonly [readonly string[], string | undefined] {
  const one = match('m1', quoted);
  const market = one.markets[0] ?? expect.unreachable();
  const selection = { ...(market.selections[0] ?? expect.unreachable()), was };
  const place = document.createElement('div');
  render(oddsButton(page, one, market, selection), place);
  const { classList } = place.querySelector('button') ?? expect.unreachable();
  return [[...classList], place.querySelector('b .sr')?.textContent ?? undefined];
}

it.each([
  ['up', 190, {}, ['odd', 'odd--up'], 'up_from 1.90'],
  ['down', 210, {}, ['odd', 'odd--down'], 'down_from 2.10'],
  ['nowhere', 200, {}, ['odd'], undefined],
  ['nowhere yet', null, {}, ['odd'], undefined],
  ['up, and the market is suspended', 190, { market: 'suspended' }, ['odd', 'odd--off'], 'suspended'],
] as const)('odds that have moved %s say so in their colour', (_what, was, quoted, classes, said) => {
  expect(shown(was, quoted)).toEqual([classes, said]);
});
