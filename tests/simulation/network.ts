import { type Choose, once } from './choices.ts';
import type { Timeline } from './timeline.ts';

const TIMEOUT_MS = 4_000;
/** One message in that many is dropped, doubled or late. */
const FAULTY = 5;
const FATES = ['request lost', 'reply lost', 'doubled', 'doubled at once', 'late'] as const;

export interface Network {
  /** As `fetch`, for requests with a text as their body. */
  readonly fetch: typeof globalThis.fetch;
  /** From now on every message arrives once and soon. */
  readonly heal: () => void;
}

/** The line between a client and a server: each message has a fate. What is under way when it heals still arrives. */
export function createNetwork(of: {
  readonly choose: Choose;
  readonly timeline: Timeline;
  /** The server at work, or null while it is down. */
  readonly server: () => ((url: string, init: RequestInit) => Promise<Response>) | null;
  readonly log: (line: string) => void;
}): Network {
  const { choose, timeline, server, log } = of;
  let healthy = false;

  const fetch = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const verb = url.slice(url.lastIndexOf('/') + 1);
      const fate = !healthy && once(choose, FAULTY) ? FATES[choose(FATES.length)] : undefined;
      const soon = () => 5 + (healthy ? 0 : choose(40));
      if (fate !== undefined) log(`${verb}: ${fate}`);
      const deliver = async (): Promise<void> => {
        const request = server();
        if (request === null) return;
        const body: unknown = await (await request(url, init)).json();
        if (fate === 'reply lost') return;
        timeline.plan(soon(), () => resolve({ json: async () => body } as Response));
      };
      const arrive = (delay: number, copies = 1) =>
        timeline.plan(delay, async () => {
          await Promise.all(Array.from({ length: copies }, deliver));
        });
      if (fate !== 'request lost')
        arrive(fate === 'late' ? choose(20_000) : soon(), fate === 'doubled at once' ? 2 : 1);
      if (fate === 'doubled') arrive(choose(20_000));
      timeline.plan(TIMEOUT_MS, () => reject(new Error('timeout')));
    });

  return {
    fetch: fetch as typeof globalThis.fetch,
    heal: () => {
      healthy = true;
    },
  };
}
