import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadAnswer {
  /** 0 for a broken connection. */
  readonly status: number;
  /** Measured from the scheduled time, ms, so that a stalling server cannot hide it (coordinated omission). */
  readonly ms: number;
}

/** Sends requests at a fixed rate regardless of answers, then waits for all of them. */
export async function sendAtRate(
  url: string,
  perSecond: number,
  requests: readonly LoadRequest[],
): Promise<readonly LoadAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const startedAt = performance.now();
  const answers: Promise<LoadAnswer>[] = [];
  while (answers.length < requests.length) {
    const due = Math.min(requests.length, Math.floor(((performance.now() - startedAt) / 1000) * perSecond) + 1);
    while (answers.length < due) {
      const dueAt = startedAt + (answers.length / perSecond) * 1000;
      answers.push(send(agent, url, requests[answers.length] as LoadRequest, dueAt));
    }
    await wait(1);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

function send(
  agent: Agent,
  url: string,
  { method, path, headers, body }: LoadRequest,
  dueAt: number,
): Promise<LoadAnswer> {
  const { promise, resolve } = Promise.withResolvers<LoadAnswer>();
  const end = (status: number) => resolve({ status, ms: performance.now() - dueAt });
  const outgoing = httpRequest(new URL(path, url), { agent, method, headers }, (response) => {
    response.resume().on('end', () => end(response.statusCode ?? 0));
  });
  outgoing.on('error', () => end(0)).end(body);
  return promise;
}
