import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { agentReports } from '../bench/agentReports.ts';
import { balanceReads } from '../bench/balanceReads.ts';
import { betRecord } from '../bench/betRecord.ts';
import { chatRoom } from '../bench/chatRoom.ts';
import { codeRequests } from '../bench/codeRequests.ts';
import { consolePanel } from '../bench/consolePanel.ts';
import { type Bench, type Figure, figureRows, holds } from '../bench/figure.ts';
import { firstVisit } from '../bench/firstVisit.ts';
import { fishScene } from '../bench/fishScene.ts';
import { foreignChart } from '../bench/foreignChart.ts';
import { gameRounds } from '../bench/gameRounds.ts';
import { lobbyPage } from '../bench/lobbyPage.ts';
import { logins } from '../bench/logins.ts';
import { memory } from '../bench/memory.ts';
import { mobilePage } from '../bench/mobilePage.ts';
import { rebate } from '../bench/rebate.ts';
import { recorder } from '../bench/recorder.ts';
import { registerDialog } from '../bench/registerDialog.ts';
import { registerTyping } from '../bench/registerTyping.ts';
import { settlement } from '../bench/settlement.ts';
import { sharedTransfers } from '../bench/sharedTransfers.ts';
import { startUp } from '../bench/startUp.ts';
import { transfers } from '../bench/transfers.ts';
import { underAttack } from '../bench/underAttack.ts';
import { benchPage } from './benchPage.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  startUp,
  firstVisit,
  mobilePage,
  lobbyPage,
  registerDialog,
  registerTyping,
  recorder,
  consolePanel,
  foreignChart,
  memory,
  logins,
  balanceReads,
  codeRequests,
  transfers,
  sharedTransfers,
  settlement,
  agentReports,
  rebate,
  betRecord,
  gameRounds,
  fishScene,
  underAttack,
  chatRoom,
};

/** Runs the benches that are named, or all; prints and writes what they measured. Exits with 1 when a bar is missed. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const PAGE = 'docs/bench.md';
const model = cpus()[0]?.model.trim() ?? 'unknown';
const place = `${availableParallelism()} cores (${model}), Node ${process.versions.node}`;

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring ${name}`);
  const found = await bench();
  figures.push(...found);
  const taken = `${new Date().toISOString().slice(0, 10)}, ${place}`;
  const section = { bench: name, taken, rows: figureRows(found) };
  // At once: a bench that breaks takes no figures of others with it.
  writeFileSync(PAGE, benchPage(readFileSync(PAGE, 'utf8'), Object.keys(BENCHES), [section]));
}

const rows = figureRows(figures);
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );

process.exitCode = figures.every(holds) ? 0 : 1;
