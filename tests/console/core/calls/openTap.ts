import { SimulatedClock } from 'xstate';
import { type CallTap, type CallTapOptions, tapFetch } from '../../../../src/console/core/calls/tapFetch.ts';
import type { WatchedCall } from '../../../../src/console/core/calls/watchedCall.ts';
import { replyShape, watchedCalls } from '../../../../src/qa/watchedCalls.ts';

/** A tap on a fetch whose replies the test gives, on a clock that the test moves. */
export function openTap(
  options: {
    readonly calls?: readonly WatchedCall[];
    readonly mask?: (value: unknown) => unknown;
    readonly callerOf?: CallTapOptions['callerOf'];
  } = {},
) {
  const asked: { readonly url: string; readonly reply: PromiseWithResolvers<Response> }[] = [];
  const errors: unknown[] = [];
  const clock = new SimulatedClock();
  const network: typeof globalThis.fetch = (input, init) => {
    const reply = Promise.withResolvers<Response>();
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => reply.reject(signal.reason));
    asked.push({ url: String(input), reply });
    return reply.promise;
  };
  const target = { fetch: network };
  const tap: CallTap = tapFetch({
    calls: options.calls ?? watchedCalls,
    shape: replyShape,
    mask: options.mask ?? ((value) => value),
    clock,
    ...(options.callerOf ? { callerOf: options.callerOf } : {}),
    baseURL: 'https://site.test/',
    target,
    onError: (error) => errors.push(error),
  });
  return {
    tap,
    clock,
    errors,
    target,
    network,
    asked,
    /** Sends a call as the site does. */
    fetch: (path: string, init?: RequestInit) => target.fetch(`https://site.test${path}`, init),
    /** The server answers the latest request. */
    reply: async (body: unknown, status = 200) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      asked.at(-1)?.reply.resolve(new Response(text, { status }));
      await settled();
    },
    latest: () => tap.log.read().at(-1),
  };
}

/** After all that is due in this turn, bodies read too. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
