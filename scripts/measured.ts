import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/model-tests.md';
const MARK = ', changed since';

/** One row of a table of measurements. The first cell says of what. */
export interface Measured {
  readonly cells: readonly (string | number)[];
  /** When it was measured, and the commit of the sources: `2026-11-26 17:12`, UTC. */
  readonly measured: string;
  readonly commit: string;
}

/** The last change of what a row is about; null if unknown. */
type ChangedAt = (key: string) => string | null;

/**
 * Writes measurements into the table of this name on the page of results. Rows of others stay; every row says when it was
 * measured, and whether its sources have changed since.
 */
export function writeMeasured(name: string, rows: readonly Measured[], changedAt: ChangedAt): void {
  writeFileSync(PAGE, withMeasured(readFileSync(PAGE, 'utf8'), name, rows, changedAt));
}

export function withMeasured(page: string, name: string, rows: readonly Measured[], changedAt: ChangedAt): string {
  const [start, end] = [`<!-- measured: ${name} -->\n`, '<!-- /measured -->'];
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${PAGE} has no table between ${start.trim()} and ${end}`);
  const [head = '', rule = '', ...kept] = page
    .slice(from + start.length, to)
    .trim()
    .split('\n');
  const byKey = new Map(kept.map((line) => [keyOf(line), line.replace(`${MARK} |`, ' |')]));
  for (const { cells, measured, commit } of rows) {
    byKey.set(String(cells[0]), `| ${[...cells, measured, commit].join(' | ')} |`);
  }
  const lines = [...byKey]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([key, line]) => ((changedAt(key) ?? '') > commitOf(line) ? line.replace(/ \|$/, `${MARK} |`) : line));
  return `${page.slice(0, from)}${start}${[head, rule, ...lines].join('\n')}\n${page.slice(to)}`;
}

const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());
const keyOf = (line: string): string => cellsOf(line)[1] ?? '';
const commitOf = (line: string): string => cellsOf(line).at(-2) ?? '';

/** The minute of a moment, in UTC. */
export const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** When the last commit was made that changed any of these; without any, the last of all. */
export function commitAt(...paths: readonly string[]): string | null {
  const format = ['--date=format-local:%Y-%m-%d %H:%M', '--format=%cd'];
  const { stdout } = spawnSync('git', ['log', '-1', ...format, '--', ...paths], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  });
  return stdout?.trim() || null;
}
