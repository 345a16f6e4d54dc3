import * as z from 'zod/mini';
import type { Accepted } from './accepted.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const about = { peer: z.number(), origin: z.nullable(z.string()) };
const told = z.discriminatedUnion('is', [
  z.object({ ...about, is: z.literal('here') }),
  z.object({ ...about, is: z.literal('said'), text: z.string() }),
  z.object({ ...about, is: z.literal('gone'), isTooLarge: z.boolean() }),
]);

/** After so long a relay that was lost is asked for again, ms. */
const AGAIN_MS = 2_000;
const TOO_LARGE = 'Disconnected: a message was larger than 1 MB.';
/** What runs in no browser says nothing of where it comes from. */
const NO_ORIGIN = 'A non-browser client';

/** Hears the applications that speak to the relay at this address; comes back when the relay was gone. Returns how to stop. */
export function watchSockets(
  url: string,
  accepted: Accepted,
  onVisitor: (visitor: Visitor) => void,
  onChange: () => void,
): () => void {
  let visitors = new Map<number, Visitor>();
  let isStopped = false;
  let socket: WebSocket;

  const hear = (data: string): void => {
    const message = told.parse(JSON.parse(data));
    const origin = message.origin ?? NO_ORIGIN;
    const visitor =
      visitors.get(message.peer) ??
      createVisitor({ key: `socket ${message.peer}`, origin, way: 'socket' }, accepted, onChange);
    if (!visitors.has(message.peer)) {
      visitors.set(message.peer, visitor);
      onVisitor(visitor);
    }
    if (message.is === 'said') visitor.hear(parsed(message.text));
    if (message.is === 'gone') visitor.leave(message.isTooLarge ? TOO_LARGE : undefined);
  };
  const open = (): void => {
    socket = new WebSocket(url);
    socket.onmessage = ({ data }: MessageEvent<string>) => hear(data);
    socket.onclose = () => {
      for (const visitor of visitors.values()) visitor.leave();
      // The relay counts anew, and tells again what it still has.
      visitors = new Map();
      if (!isStopped) setTimeout(() => !isStopped && open(), AGAIN_MS);
    };
  };
  open();
  return () => {
    isStopped = true;
    socket.close();
  };
}

/** What is no JSON is heard as what it is, and counted as no message. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
