import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/serverProcess.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';

/** `npm start` to the first page: on a fresh clone (build, migration and seed included), and again. */
export const startUp: Bench = async () => {
  const bare = await startBareServer();
  await bare.stop();
  const yardstick = { name: 'a bare server', value: bare.startedInMs / 1000 };

  const dataDir = mkdtempSync(join(tmpdir(), 'statehouse-bench-'));
  for (const built of ['dist', 'dist-provider']) rmSync(built, { recursive: true, force: true });
  const seconds: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const server = await startServer({ script: 'scripts/start.ts', dataDir });
    const { ok } = await fetch(server.url);
    await server.stop();
    if (!ok) throw new Error('the server started without a first page');
    seconds.push(server.startedInMs / 1000);
  }
  rmSync(dataDir, { recursive: true, force: true });
  const [first = Number.NaN, later = Number.NaN] = seconds;
  return [
    { name: 'Start on a fresh clone', value: first, unit: 's', bar: { most: 10 }, yardstick },
    { name: 'Start afterwards', value: later, unit: 's', bar: { most: 5 }, yardstick },
  ];
};
