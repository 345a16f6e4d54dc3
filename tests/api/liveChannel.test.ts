import { describe, expect, it, vi } from 'vitest';
import type { ApiClientOptions } from '../../src/api/client.ts';
import { type LiveEvent, liveChannel } from '../../src/api/contract/site/live.ts';
import { createLazyLive } from '../../src/api/lazyLive.ts';

const beat = { type: 'live.beat', at: 1 } as const;
const balance = { type: 'live.balance', at: 2, sumBalance: 70_000 } as const;
const sse = (...events: readonly unknown[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

function streamOf(...parts: readonly string[]): Response {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
}

function opened(respond: () => Promise<Response>, token: string | null = 'token-1') {
  const fetch = vi.fn<typeof globalThis.fetch>(respond);
  const onFailure = vi.fn<NonNullable<ApiClientOptions['onFailure']>>();
  const heard: LiveEvent[] = [];
  const lost = vi.fn();
  const open = createLazyLive({ baseURL: '/', readToken: () => token, onFailure, fetch });
  const leave = open((event) => heard.push(event), lost);
  const isLost = () => expect.poll(() => lost.mock.calls.length).toBe(1);
  return { fetch, onFailure, heard, lost, leave, isLost };
}

describe('the push channel', () => {
  it('sends the token in the header, and reads messages across chunks', async () => {
    const text = sse(beat, balance);
    const { fetch, heard, isLost, onFailure } = opened(async () => streamOf(text.slice(0, 20), text.slice(20)));
    await isLost();
    const [address, sent] = fetch.mock.calls[0] ?? [];
    expect([address, sent?.headers]).toEqual([
      '/wps/ext/v1/live',
      { authorization: 'Bearer token-1', accept: 'text/event-stream' },
    ]);
    expect([heard, onFailure.mock.calls]).toEqual([[beat, balance], []]);
  });

  it('reports and skips a message outside the schema', async () => {
    const { heard, isLost, onFailure } = opened(async () => streamOf(sse({ type: 'live.odd' }, balance)));
    await isLost();
    expect(heard).toEqual([balance]);
    expect(onFailure.mock.calls).toEqual([[liveChannel, { kind: 'malformed', endpoint: 'live.channel' }, 'token-1']]);
  });

  it('reports the end of the session', async () => {
    const refusal = { success: false, value: null, errorCode: 'SESSION_EXPIRED', message: 'Expired', traceId: 't1' };
    const { isLost, onFailure } = opened(async () => Response.json(refusal, { status: 401 }));
    await isLost();
    expect(onFailure.mock.calls).toEqual([
      [liveChannel, { kind: 'refused', code: 'SESSION_EXPIRED', message: 'Expired', details: null }, 'token-1'],
    ]);
  });

  it('is lost without a network, and without a token sends nothing', async () => {
    const away = opened(() => Promise.reject(new TypeError('Failed to fetch')));
    await away.isLost();
    expect(away.onFailure.mock.calls).toEqual([[liveChannel, { kind: 'offline' }, 'token-1']]);
    const visitor = opened(async () => streamOf(), null);
    await visitor.isLost();
    expect(visitor.fetch).not.toHaveBeenCalled();
  });

  it('tells nothing once it was left', async () => {
    let reject = (_cause: unknown): void => {};
    const { fetch, leave, lost, onFailure, heard } = opened(
      () =>
        new Promise((_, no) => {
          reject = no;
        }),
    );
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    leave();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    reject(new DOMException('left', 'AbortError'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([lost.mock.calls, onFailure.mock.calls, heard]).toEqual([[], [], []]);
  });
});
