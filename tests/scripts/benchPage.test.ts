import { expect, it } from 'vitest';
import { benchPage } from '../../scripts/benchPage.ts';

const rows = (value: string) => [
  ['Figure', 'Value', 'Bar', '', 'Ratio', 'To'],
  ['Start', value, '≤ 5 s', 'holds', '2', 'a bare server (1 s)'],
];
const of = (bench: string, taken: string, value: string) => ({ bench, taken, rows: rows(value) });

it('keeps the figures of other benches with their dates, in the order of the benches, and drops those that are gone', () => {
  const benches = ['startUp', 'logins'];
  const first = benchPage('', benches, [of('logins', '2026-11-20', '2 s'), of('startUp', '2026-11-20', '3 s')]);
  const later = benchPage(first, benches, [of('startUp', '2026-11-29', '1 s')]);
  expect(later.slice(later.indexOf('## '))).toBe(`## startUp

2026-11-29.

| Figure | Value | Bar |  | Ratio | To |
|---|--:|--:|---|--:|---|
| Start | 1 s | ≤ 5 s | holds | 2 | a bare server (1 s) |

## logins

2026-11-20.

| Figure | Value | Bar |  | Ratio | To |
|---|--:|--:|---|--:|---|
| Start | 2 s | ≤ 5 s | holds | 2 | a bare server (1 s) |
`);
  expect(benchPage(later, ['logins'], [])).not.toContain('startUp');
});
