import { type ServerProcess, startServer } from '../scripts/serverProcess.ts';

/** The yardstick: a server of the same stack that does nothing. */
export const startBareServer = (): Promise<ServerProcess> => startServer({ script: 'bench/yardstick/bareServer.ts' });
