import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type GameProvider, startGameProvider } from '../../scripts/gameProvider.ts';
import { freePort } from '../../scripts/serverProcess.ts';
import { until } from './until.ts';

async function optionsOf(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'supervised-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const logged: unknown[] = [];
  const log = {
    error: (...line: unknown[]) => void logged.push(line),
    info: (...line: unknown[]) => void logged.push(line),
  };
  const url = `http://127.0.0.1:${port}`;
  return { port, host: '127.0.0.1', url, walletUrl: url, siteOrigin: url, dataDir, qa: false, log, logged };
}

const isWell = (provider: GameProvider): Promise<boolean> =>
  fetch(`${provider.url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('[GAME-18] the supervised game provider', { timeout: 60_000 }, () => {
  it('is started again when it is killed, and ends when it is stopped', async () => {
    const options = await optionsOf(await freePort());
    const provider = await startGameProvider(options);
    expect(await isWell(provider)).toBe(true);
    const first = provider.pid();
    process.kill(first ?? 0, 'SIGKILL');
    await until(async () => provider.pid() !== first && (await isWell(provider)), 'the games run again', 2_000);
    expect(options.logged).toEqual([
      [{ exitCode: null, signal: 'SIGKILL', inMs: 500 }, 'the games have ended, starts them again'],
      [{ pid: provider.pid() }, 'the games run again'],
    ]);
    await provider.stop();
    expect(await isWell(provider)).toBe(false);
  });

  it('never talks to a stranger on its port: says which port, what holds it, and what to do', async () => {
    const stranger = createServer((_, response) => response.end('games of somebody else')).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    onTestFinished(() => void stranger.close());
    const { port } = stranger.address() as { port: number };
    await expect(startGameProvider(await optionsOf(port))).rejects.toThrow(
      new RegExp(
        `^Port ${port} is taken by .+ \\(process ${process.pid}\\)\\. Stop what uses it, or choose another: PROVIDER_PORT=${port + 1} npm start$`,
      ),
    );
  });
});
