import { ConfigError as ProviderConfigError } from '../provider/config.ts';
import { ConfigError } from '../server/configError.ts';

/** Runs a command. An invalid configuration is told in a sentence, and ends it. */
export async function orExplain(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ProviderConfigError)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exit(1);
  }
}
