import { expect, it } from 'vitest';
import { minuteOf, withMeasured } from '../../scripts/measured.ts';

const page = (...rows: readonly string[]) =>
  ['# Results', '<!-- measured: own -->', '| Flow | Missed | Measured | Commit |', '|---|--:|---|---|', ...rows].join(
    '\n',
  );
const rest = '\n<!-- /measured -->\nThe rest.';
const login = '| login | 1 | 2026-11-26 17:12 | 2026-11-26 17:12 |';
const newer = { cells: ['game', 5], measured: '2026-11-29 01:00', commit: '2026-11-28 20:29' };
const game = '| game | 5 | 2026-11-29 01:00 | 2026-11-28 20:29 |';

it('writes what was measured in its place, with both dates, and keeps the rows of others', () => {
  expect(withMeasured(page(login) + rest, 'own', [newer], () => null)).toBe(page(game, login) + rest);
});

it('replaces an older row of the same', () => {
  const older = game.replace('| 5 |', '| 9 |').replaceAll('2026-11-2', '2026-10-2');
  expect(withMeasured(page(older) + rest, 'own', [newer], () => null)).toBe(page(game) + rest);
});

it('marks a row whose sources have changed since, and takes the mark off when they are measured again', () => {
  const changedAt = (key: string) => (key === 'login' ? '2026-11-27 17:10' : '2026-11-28 20:29');
  const marked = withMeasured(page(login) + rest, 'own', [newer], changedAt);
  expect(marked).toBe(page(game, login.replace(/ \|$/, ', changed since |')) + rest);
  const again = { cells: ['login', 0], measured: '2026-11-29 02:00', commit: '2026-11-29 01:30' };
  expect(withMeasured(marked, 'own', [again], changedAt)).toBe(
    page(game, '| login | 0 | 2026-11-29 02:00 | 2026-11-29 01:30 |') + rest,
  );
});

it('leaves a marked row as it is, however often the others are written', () => {
  const once = withMeasured(page(login) + rest, 'own', [], () => '2026-11-27 17:10');
  expect(withMeasured(once, 'own', [], () => '2026-11-27 17:10')).toBe(once);
});

it('orders seeds by their number', () => {
  const row = (seed: number) => ({ ...newer, cells: [seed, 5] });
  expect(withMeasured(page() + rest, 'own', [row(10), row(9)], () => null)).toBe(
    page(game.replace('game', '9'), game.replace('game', '10')) + rest,
  );
});

it('says which table is missing', () => {
  expect(() => withMeasured('# Results', 'own', [], () => null)).toThrow('no table between <!-- measured: own -->');
});

it('tells minutes in UTC', () => {
  expect(minuteOf(new Date(Date.UTC(2026, 10, 29, 1, 5, 59)))).toBe('2026-11-29 01:05');
});
