import { mkdirSync, writeFileSync } from 'node:fs';
import type { CoverageFile } from '../../../../src/console/core/coverageFiles.ts';
import { type Coverage, mergeCoverage } from '../../../../src/inspection/coverage.ts';
import { pageOf } from './page.ts';
import { readResults, readSessions } from './readResults.ts';
import { COLUMNS, rowOf, SECONDS_COLUMNS, secondsRows } from './rows.ts';
import { type FlowSummary, summarise } from './summary.ts';

interface Folders {
  /** What the tests of the flows have left. */
  readonly results: string;
  /** What browser sessions have covered. */
  readonly sessions: string;
  /** Where `report.html` and `report.json` go. */
  readonly report: string;
}

/**
 * Writes the report as a page and as JSON, and says it in lines for a terminal; how long it took only of the flows that
 * are named, where some are. The JSON is a coverage file as well, of all that tests took at any level: the console adds it
 * as it is.
 * @throws Error where there are no results, or a file cannot be read.
 */
export async function writeReport(
  { results, sessions, report }: Folders,
  when: Date,
  named: readonly string[] = [],
): Promise<string> {
  const isWanted = ({ machine }: FlowSummary) => named.length === 0 || named.includes(machine);
  const seen = readSessions(sessions);
  const flows = summarise(readResults(results), seen);
  if (flows.length === 0) {
    throw new Error(`${results} holds no results: run the model tests first, \`npm run model\``);
  }
  mkdirSync(report, { recursive: true });
  writeFileSync(`${report}/report.html`, await pageOf(flows, when));
  writeFileSync(
    `${report}/report.json`,
    JSON.stringify({ ...coverageIn(flows, seen), flows: flows.map(plain) }, null, 1),
  );
  const lines = flows.map((flow) => rowOf(flow).map(({ text, good }) => (good ? text : `${text} !`)));
  return [
    table(COLUMNS, lines),
    table(SECONDS_COLUMNS, secondsRows(flows.filter(isWanted))),
    ...flows.flatMap(shortcomings),
    `${report}/report.html`,
  ].join('\n');
}

function coverageIn(flows: readonly FlowSummary[], sessions: readonly CoverageFile[]): CoverageFile {
  const alone = flows.map(({ machine, chart, taken }): Coverage => {
    const ids = [...new Set([...taken.actor, ...taken.view])];
    const transitions = chart.transitions.map(({ id }) => id);
    return {
      [machine]: {
        transitions,
        taken: Object.fromEntries(ids.map((id) => [id, 1])),
        pairs: {},
        ignored: {},
        guards: {},
      },
    };
  });
  const robots = sessions.filter(({ by }) => by === 'robots').map(({ coverage }) => coverage);
  return { by: 'robots', coverage: mergeCoverage([...robots, ...alone]) };
}

const plain = ({ taken, ...flow }: FlowSummary) => ({
  ...flow,
  taken: Object.fromEntries(Object.entries(taken).map(([level, ids]) => [level, [...ids]])),
});

function table(columns: readonly string[], lines: readonly (readonly string[])[]): string {
  const rows = [columns, ...lines];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const shortcomings = ({ machine, never, actor, mutation }: FlowSummary): readonly string[] => [
  ...never.map((text) => `${machine}: never taken: ${text}`),
  ...(actor?.undecided ?? []).map((text) => `${machine}: ${text}`),
  ...(mutation?.survivors ?? []).map((text) => `${machine}: a mutant lives: ${text}`),
  ...(mutation?.unproven ?? []).map((text) => `${machine}: of a mutant nobody knows: ${text}`),
];
