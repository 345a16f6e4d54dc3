import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readProviderConfig } from '../../provider/config.ts';
import type { ProviderDeps } from '../../provider/deps.ts';
import type { RoundProof, RoundView, StateView } from '../../provider/play/views.ts';
import { type RunningProvider, startProvider } from '../../provider/startProvider.ts';
import { startTestWallet } from './testWallet.ts';

export interface Answer {
  readonly round: RoundView;
  readonly state: StateView;
}

/** What the provider logs of an error. A test that expects some takes them off the list. */
interface Logged {
  readonly err: Error;
  readonly where: string;
}

/** A provider with a wallet, and a page's calls to it. @param env more of its configuration */
export async function startPlaying(replaced: Partial<ProviderDeps> = {}, env: Readonly<Record<string, string>> = {}) {
  const logged: Logged[] = [];
  const testWallet = await startTestWallet();
  const dataDir = mkdtempSync(join(tmpdir(), 'provider-'));
  const log = { error: (line: unknown) => void logged.push(line as Logged) };
  const config = { ...readProviderConfig({ PROVIDER_HOST: '127.0.0.1', WALLET_URL: testWallet.url, ...env }), dataDir };
  const start = (): Promise<RunningProvider> => startProvider({ ...config, port: 0 }, replaced, log);
  let provider = await start();
  testWallet.trust(provider.keyId, provider.publicKey);
  /** Every body that the provider sent to its page. */
  const heard: string[] = [];

  const call = async <T>(method: string, path: string, bearer: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${provider.port}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    heard.push(text);
    return { status: response.status, body: JSON.parse(text) as T };
  };

  const open = async (gameId?: string, player?: string, token = testWallet.token(gameId, player)) => {
    const bearer = `bearer-of-${token}`;
    const opened = await call<StateView>('POST', '/open', bearer, { token, bearer });
    return {
      token,
      bearer,
      opened,
      spin: <T = Answer>(requestId: string, stake = 200_000, rest = {}) =>
        call<T>('POST', '/spin', bearer, { requestId, stake, ...rest }),
      state: () => call<StateView>('GET', '/state', bearer),
      rotate: <T = { serverSeed: string; state: StateView }>() => call<T>('POST', '/seed', bearer, {}),
    };
  };
  /** A round as its player sees it; one that is over, as everybody does. */
  const round = async (id: string) => {
    for (const token of testWallet.issued) {
      const told = await call<RoundProof>('GET', `/rounds/${id}`, `bearer-of-${token}`);
      if (told.status !== 409) return told;
    }
    throw new Error(`nobody plays ${id}`);
  };

  return {
    testWallet,
    dataDir,
    heard,
    logged,
    open,
    round,
    provider: () => provider,
    restart: async () => {
      await provider.stop();
      provider = await start();
    },
    /** Starts again what a test has stopped. */
    restartStopped: async () => {
      provider = await start();
    },
    /** Waits until a round is in a state. */
    until: async (id: string, state: string) => {
      for (let tries = 0; tries < 400; tries += 1) {
        const { body } = await round(id);
        if (body.state === state) return body;
        await wait(25);
      }
      throw new Error(`round ${id} is never ${state}`);
    },
    stop: async () => {
      await provider.stop();
      await testWallet.stop();
      rmSync(dataDir, { recursive: true });
      const [unexpected] = logged;
      if (unexpected !== undefined) throw unexpected.err;
    },
  };
}
