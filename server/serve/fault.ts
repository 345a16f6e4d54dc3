import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { type RefusalDetails, refusalCode } from '../../src/api/contract/refusal.ts';
import type { Caller } from '../deps.ts';
import type { ServeEnv } from './caller.ts';
import { refusalAnswer, successAnswer } from './envelope.ts';

/** Fault that QA planted for the next calls of an endpoint (QA=1 only). */
export interface Fault {
  readonly fault: 'none' | 'slow' | 'hang' | 'drop' | 'http-500' | 'refuse' | 'answer' | 'outside-schema' | 'not-json';
  readonly errorCode?: string | undefined;
  readonly details?: RefusalDetails | undefined;
  readonly value?: unknown;
  readonly delayMs?: number | undefined;
}

export interface FaultSource {
  /** Takes the next fault of this call; null if none. */
  take(endpointId: string): Fault | null;
}

const HANG_MS = 10 * 60_000;
const SLOW_MS = 5_000;

/** The faulty answer, or null to continue (after the delay of `slow`). */
export async function faultyAnswer(
  c: Context<ServeEnv>,
  caller: Caller,
  { fault, errorCode, details, value, delayMs }: Fault,
): Promise<Response | null> {
  switch (fault) {
    case 'none':
      return null;
    case 'slow':
      await wait(delayMs ?? SLOW_MS);
      return null;
    case 'hang':
      await wait(delayMs ?? HANG_MS, undefined, { signal: c.req.raw.signal }).catch(() => {});
      return brokenOff(c);
    case 'drop':
      return brokenOff(c);
    case 'http-500':
      return new Response('Internal Server Error', { status: 500 });
    case 'refuse':
      return refusalAnswer(caller, refusalCode.safeParse(errorCode).data ?? 'UNAVAILABLE', details);
    case 'answer':
      return successAnswer(caller, value ?? null);
    case 'outside-schema':
      return successAnswer(caller, { outside: 'the schema' });
    case 'not-json':
      return new Response('<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'text/html' } });
  }
}

/** Drops the connection; without a socket, breaks the body. */
function brokenOff(c: Context<ServeEnv>): Response {
  c.env?.outgoing?.destroy();
  return new Response(new ReadableStream({ start: (controller) => controller.error(new Error('dropped for QA')) }));
}
