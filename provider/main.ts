import { ConfigError, readProviderConfig } from './config.ts';
import { startProvider } from './startProvider.ts';
import { publicKeysPath } from './wallet/signingKey.ts';

// Whoever read the output may be gone; that must not end the games.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  const config = readProviderConfig(process.env);
  const provider = await startProvider(config);
  // No input, dropped connection or full disk ends the games: what nobody has caught is logged, and they go on.
  process.on('uncaughtException', provider.caught('the process'));
  process.on('unhandledRejection', provider.caught('the process'));

  const stop = async () => {
    await provider.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.send !== undefined) {
    process.send('listening');
    // Its supervisor is gone.
    process.once('disconnect', stop);
  } else {
    process.stdout.write(`\n  Games on http://localhost:${provider.port}, key in ${publicKeysPath(config.dataDir)}\n`);
    process.stdout.write(`  PROVIDER_KEYS={"${provider.keyId}":"${provider.publicKey}"}\n\n`);
  }
} catch (error) {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(`\n${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n\n`);
  process.exit(1);
}
