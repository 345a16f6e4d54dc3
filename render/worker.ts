import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from '../server/site/site/render/renderer.ts';
import { renderPage } from './renderPage.tsx';

/** Beside the server: renders one page after another; its calls are the server's own. */
interface Job {
  readonly id: number;
  readonly request: RenderRequest;
}

type FromServer = { readonly job: Job } | { readonly answer: RenderAnswer; readonly call: number };

const port = parentPort;
if (port === null) throw new Error('the renderer runs as a worker of the server');

const waiting = new Map<number, (answer: RenderAnswer) => void>();
let calls = 0;
let last: Promise<void> = Promise.resolve();

port.on('message', (message: FromServer) => {
  if ('answer' in message) {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
    return;
  }
  const { id, request } = message.job;
  last = last.then(() => run(id, request));
});

async function run(id: number, request: RenderRequest): Promise<void> {
  const call = (url: string, headers: Readonly<Record<string, string>>) =>
    new Promise<RenderAnswer>((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      port?.postMessage({ job: id, call: calls, url, headers });
    });
  try {
    port?.postMessage({ job: id, page: await renderPage(request, call) });
  } catch (error) {
    port?.postMessage({ job: id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
