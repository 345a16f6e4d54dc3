import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningGateway, startGateway } from '../../gateway/startGateway.ts';

export const PAYMENT_KEY = 'a-key-that-both-sides-share-0123456789';

export interface TestGateway extends Pick<RunningGateway, 'port'> {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The reference gateway on a free port, with a folder of its own, for events to the site at the address. */
export async function startTestGateway(siteUrl: string, now?: () => number): Promise<TestGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'));
  const { port, stop } = await startGateway(
    {
      ...{ port: 0, host: '127.0.0.1', url: null, dataDir, siteUrl },
      ...{ merchant: 'demo', keys: [PAYMENT_KEY], delayMs: 0 },
    },
    now,
  );
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Presses a button of the cashier page. */
export async function pressAtCashier(page: string, action: string): Promise<void> {
  const { origin, pathname } = new URL(page.replace('localhost', '127.0.0.1'));
  const answer = await fetch(`${origin}${pathname}/${action}`, { method: 'POST', redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the cashier answered ${answer.status}`);
}
