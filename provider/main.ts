import { ConfigError, readProviderConfig } from './config.ts';
import { startProvider } from './startProvider.ts';
import { publicKeysPath } from './wallet/signingKey.ts';

try {
  const config = readProviderConfig(process.env);
  const provider = await startProvider(config);
  process.stdout.write(`\n  Games on http://localhost:${provider.port}, key in ${publicKeysPath(config.dataDir)}\n`);
  process.stdout.write(`  PROVIDER_KEYS={"${provider.keyId}":"${provider.publicKey}"}\n\n`);

  const stop = async () => {
    await provider.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(`\n${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n\n`);
  process.exit(1);
}
