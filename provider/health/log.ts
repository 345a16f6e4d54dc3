import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output, beside those of a site that runs in the same terminal. */
export const createLog = (level: string): Log =>
  pino({ level, base: { part: 'games' } }, { write: (line) => void process.stdout.write(line) });
