import { ConfigError, readGatewayConfig } from './config.ts';
import { startGateway } from './startGateway.ts';

try {
  const config = readGatewayConfig(process.env);
  const gateway = await startGateway(config);
  process.stdout.write(`\n  Payment gateway on ${config.url ?? `http://localhost:${gateway.port}`}\n\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await gateway.stop();
      process.exit(0);
    });
} catch (error) {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(`\n${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n\n`);
  process.exit(1);
}
