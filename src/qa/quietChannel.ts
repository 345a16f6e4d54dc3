import { liveChannel } from '../api/contract/site/live.ts';
import type { Capsule } from '../console/core/capsule/capsule.ts';

/** The channel's first word in a recording; it says what the member had. */
const helloIn = ({ steps }: Capsule): object =>
  steps.find(({ event }) => event.type === 'live.hello')?.event ?? { type: 'live.hello', sumBalance: 0 };

/**
 * Opens the push channel in place of the server in a tab that replays a recording: the server does not know that session,
 * and would end it.
 */
export function quietChannel(capsule: Capsule): void {
  const ask = globalThis.fetch.bind(globalThis);
  const hello = `data: ${JSON.stringify({ at: 0, ...helloIn(capsule) })}\n\n`;
  const headers = { 'content-type': 'text/event-stream' };
  globalThis.fetch = async (asked, init) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked), location.href);
    if (pathname !== liveChannel.path) return ask(asked, init);
    const stream = new ReadableStream({ start: (opened) => opened.enqueue(new TextEncoder().encode(hello)) });
    return new Response(stream, { headers });
  };
}
