import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface GameProvider {
  /** Without a trailing slash. */
  readonly url: string;
  /** Lets it finish what is under way, unless it is killed. */
  readonly stop: (signal?: 'SIGKILL') => Promise<void>;
}

export interface GameProviderOptions {
  readonly port: number;
  /** Of the provider; by default every address, as the site. */
  readonly host?: string;
  /** As browsers name it in the address of games. */
  readonly url: string;
  /** Where the wallet is, and whose pages may frame games. */
  readonly walletUrl: string;
  readonly siteOrigin: string;
  /** Of the site: its provider-keys.json is written, and the provider's own folder is inside. */
  readonly dataDir: string;
  /** Whether its pages can be steered by the console of the site. */
  readonly qa: boolean;
}

const START_LIMIT_MS = 30_000;
const POLL_MS = 50;

/** Runs the game provider in a process of its own, which ends with this one, and makes its key known to the site. */
export async function startGameProvider(options: GameProviderOptions): Promise<GameProvider> {
  const { port, host = '0.0.0.0', url, walletUrl, siteOrigin, dataDir, qa } = options;
  const folder = join(dataDir, 'provider');
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'provider/main.ts'], {
    env: {
      ...process.env,
      PROVIDER_PORT: String(port),
      PROVIDER_HOST: host,
      PROVIDER_DATA: folder,
      WALLET_URL: walletUrl,
      SITE_ORIGIN: siteOrigin,
      QA: qa ? '1' : '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  const killWithUs = () => child.kill();
  process.once('exit', killWithUs);

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    process.off('exit', killWithUs);
  };

  const startedAt = performance.now();
  while (!(await answers(`http://127.0.0.1:${port}`))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      await stop();
      throw new Error(`the game provider did not start on port ${port}:\n${complaint}`);
    }
    await wait(POLL_MS);
  }
  writeFileSync(join(dataDir, 'provider-keys.json'), readFileSync(join(folder, 'public-keys.json')));
  return { url, stop };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The provider beside a site that is about to start, unless `PROVIDER_URL` names another one. */
export async function startOwnGames(): Promise<void> {
  const { env } = process;
  if (env.PROVIDER_URL) return;
  const port = Number(env.PROVIDER_PORT ?? 3001);
  const site = `http://localhost:${env.PORT ?? 3000}`;
  const url = `http://localhost:${port}`;
  await startGameProvider({
    ...{ port, url, walletUrl: site, siteOrigin: env.SITE_URL ?? site },
    dataDir: env.DATA_DIR ?? '.data',
    qa: env.QA === '1',
  });
  env.PROVIDER_URL = url;
  process.stdout.write(`\n  Games on ${url}\n`);
}
