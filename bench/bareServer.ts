import { type ServerProcess, startServer } from '../scripts/serverProcess.ts';

/** Yardstick: a server of the same stack without work. */
export const startBareServer = (): Promise<ServerProcess> => startServer({ script: 'bench/yardstick/bareServer.ts' });
