import type { Accepted } from './accepted.ts';
import { steerMessage } from './steerWire.ts';
import { type Answering, createVisitor, type Visitor } from './visitor.ts';
import { CONNECTED } from './wire.ts';

/** How often an application is told that it is listened to, until it says something, ms. */
const AGAIN_MS = 1_000;

/**
 * Listens to the application that opened this window, or has it in a frame, and to no other. It is told that it is
 * listened to once this page has loaded, and again while it is silent: `@statelyai/inspect` loses what it would have
 * sent to a frame that speaks before its parent has heard of its load. Returns how to stop.
 */
export function watchHost(accepted: Accepted, onVisitor: (visitor: Visitor) => void, onChange: () => void): () => void {
  const isFramed = window.parent !== window;
  const host: Window | null = isFramed ? window.parent : window.opener;
  if (host === null) return () => {};
  const visitors = new Map<string, Visitor>();
  const origin = document.referrer === '' ? '*' : new URL(document.referrer).origin;

  const number = crypto.randomUUID();
  /** Commands go to this origin only; a page without one can be watched and not steered. */
  const answering = (from: string): Answering | null =>
    from === 'null' ? null : { window: number, post: (message) => host.postMessage(steerMessage(message), from) };

  const hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source !== host) return;
    const visitor =
      visitors.get(from) ??
      createVisitor(
        { key: `host ${from}`, origin: from, way: isFramed ? 'frame' : 'popup' },
        accepted,
        onChange,
        answering(from),
      );
    if (!visitors.has(from)) {
      visitors.set(from, visitor);
      onVisitor(visitor);
    }
    visitor.hear(data);
  };
  addEventListener('message', hear);

  const call = (): void => {
    if (visitors.size === 0) host.postMessage({ type: CONNECTED }, origin);
    // The adapter is asked for ever: its application may be loaded again.
    host.postMessage(steerMessage({ is: 'who', window: number }), origin);
  };
  const callAgain = setInterval(() => {
    // A page that was closed says nothing of it.
    if (host.closed) for (const visitor of visitors.values()) visitor.leave();
    else call();
  }, AGAIN_MS);
  const callOnceLoaded = (): void => void setTimeout(call, 0);
  if (document.readyState === 'complete') callOnceLoaded();
  else addEventListener('load', callOnceLoaded, { once: true });
  return () => {
    removeEventListener('message', hear);
    clearInterval(callAgain);
  };
}
