import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../../log.ts';

export interface RenderRequest {
  readonly origin: string;
  /** Path and query. */
  readonly address: string;
  readonly brandName: string;
  /** One of the site's languages, such as `TH`. */
  readonly language: string;
}

/** An answer that a page was rendered from. */
export interface RenderAnswer {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  readonly text: string;
  /** Of the request. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RenderedPage {
  readonly html: string;
  readonly answers: readonly RenderAnswer[];
  /** Modules that load after the entry, such as `src/routes/pages/lobby.ts`. */
  readonly parts: readonly string[];
  /** Modules that load for a member alone; their styles are with the page. */
  readonly memberParts: readonly string[];
}

export type RenderCall = (url: string, headers: Readonly<Record<string, string>>) => Promise<RenderAnswer>;

export interface Renderer {
  /** Null for an address that is not rendered. @throws Error where rendering failed or too many wait */
  readonly render: (request: RenderRequest) => Promise<RenderedPage | null>;
  readonly stop: () => Promise<void>;
}

type FromWorker =
  | { readonly job: number; readonly call: number; readonly url: string; readonly headers: Record<string, string> }
  | { readonly job: number; readonly page: RenderedPage | null }
  | { readonly job: number; readonly error: string };

/** Pages that wait; more than these are sent without their content. */
const MOST_WAITING = 32;

/**
 * Renders pages in a worker of its own, one after another, so that neither a call nor another page waits for them. The
 * worker starts with the first page, and anew after a crash.
 * @param file the built renderer; until its build is stamped as complete, nothing is rendered
 */
export function createRenderer(file: string, call: RenderCall, log: Log): Renderer {
  const stamp = join(dirname(file), '.stamp');
  let isBuilt = false;
  let worker: Worker | null = null;
  let jobs = 0;
  const waiting = new Map<
    number,
    { readonly resolve: (page: RenderedPage | null) => void; readonly reject: (error: Error) => void }
  >();

  const fail = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const hear = (from: Worker) => async (message: FromWorker) => {
    if ('call' in message) {
      from.postMessage({ call: message.call, answer: await call(message.url, message.headers) });
      return;
    }
    const job = waiting.get(message.job);
    waiting.delete(message.job);
    if ('error' in message) job?.reject(new Error(message.error));
    else job?.resolve(message.page);
  };

  const start = (): Worker => {
    const started = new Worker(file, { env: { ...process.env, NODE_ENV: 'production' } });
    started.unref();
    started.on('message', (message: FromWorker) => {
      hear(started)(message).catch((err: unknown) => log.warn({ err }, 'a call of the renderer failed'));
    });
    started.on('error', (error: Error) => {
      log.error({ err: error }, 'the renderer crashed');
      fail(error);
    });
    return started;
  };

  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        isBuilt ||= existsSync(stamp);
        if (!isBuilt) {
          resolve(null);
          return;
        }
        if (waiting.size >= MOST_WAITING) {
          reject(new Error('too many pages wait for the renderer'));
          return;
        }
        worker ??= start();
        jobs += 1;
        waiting.set(jobs, { resolve, reject });
        worker.postMessage({ job: { id: jobs, request } });
      }),
    stop: async () => {
      await worker?.terminate();
      fail(new Error('the server stops'));
    },
  };
}
