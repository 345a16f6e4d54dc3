import { readConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { DatabaseInUseError } from './database/lockFolder.ts';
import { createLog } from './log.ts';
import { startServer } from './startServer.ts';

/**
 * The server as a process: starts it, stops it on a signal, and exits with 1 when it cannot start.
 * @param prepared what else must be there before it listens
 */
export async function runServer(prepared?: Promise<unknown>): Promise<void> {
  // Whoever read the output may be gone; that must not keep the server from ending.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const server = await startServer({ config, log, prepared });
    // No input, dropped connection or full disk ends the site: what nobody has caught is logged, and it goes on.
    process.on('uncaughtException', server.caught);
    process.on('unhandledRejection', server.caught);
    process.stdout.write(`\n  Open ${server.address}\n\n`);

    let stopping = false;
    const stop = async (signal: string) => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      await server.stop();
      log.info('stopped');
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    // Operator errors are one sentence; anything else is a bug, logged with its stack.
    const expected = error instanceof ConfigError || error instanceof DatabaseInUseError;
    process.stderr.write(`\n${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n\n`);
    process.exit(1);
  }
}

if (import.meta.main) await runServer();
