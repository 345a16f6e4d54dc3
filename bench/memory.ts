import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../scripts/serverProcess.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';

const SETTLE_MS = 5000;

/** Resident memory of a process, MB. */
export const residentOf = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

/** The server at rest: started, one page served, idle for five seconds. */
export const memory: Bench = async () => {
  const [server, bare] = await Promise.all([startServer(), startBareServer()]);
  await wait(SETTLE_MS);
  const [value, plain] = [residentOf(server.pid), residentOf(bare.pid)];
  await Promise.all([server.stop(), bare.stop()]);
  return [
    {
      name: 'Server at rest',
      value,
      unit: 'MB',
      bar: { most: 600 },
      yardstick: { name: 'a bare server', value: plain },
    },
  ];
};
