import type { Peer } from '../remote/peer.ts';
import type { Accepted } from './accepted.ts';
import { fromApp } from './fromApp.ts';
import { isSteerMessage, steerMessage } from './steerWire.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** How often the frames of the page are asked whether they can be steered, ms. */
const AGAIN_MS = 1_000;

/** Applications with the adapter in frames of this page, such as games. */
export interface Frames {
  /** Those that somebody has accepted; of each origin the latest. */
  readonly peers: () => readonly Peer[];
  /** Those that nobody has accepted or rejected yet. */
  readonly asking: () => readonly Visitor[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/** Listens to the frames of this page, as far as they speak as the adapter does. */
export function watchFrames(accepted: Accepted): Frames {
  const number = crypto.randomUUID();
  const listeners = new Set<() => void>();
  let met: readonly { readonly page: Window; readonly visitor: Visitor }[] = [];
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const framed = (): readonly Window[] =>
    [...document.querySelectorAll('iframe')].flatMap(({ contentWindow }) => contentWindow ?? []);
  const meet = (page: Window, origin: string): Visitor => {
    const answering = {
      window: number,
      post: (message: Parameters<typeof steerMessage>[0]) => page.postMessage(steerMessage(message), origin),
    };
    const key = `frame ${origin} ${crypto.randomUUID()}`;
    const visitor = createVisitor({ key, origin, way: 'frame' }, accepted, tell, answering);
    met = [...met.filter((one) => one.visitor.origin !== origin), { page, visitor }];
    return visitor;
  };
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (origin === 'null' || !isSteerMessage(data)) return;
    const page = framed().find((one) => one === source);
    if (page === undefined) return;
    const known = met.find((one) => one.page === page && one.visitor.origin === origin)?.visitor;
    // A console in a frame speaks too, and is nobody to steer.
    if (known === undefined && !fromApp.safeParse(data.message).success) return;
    (known ?? meet(page, origin)).hear(data);
  };
  const ask = (): void => {
    const there = framed();
    for (const { page, visitor } of met) if (!there.includes(page)) visitor.leave();
    // It says nothing but that somebody would listen.
    for (const page of there) page.postMessage(steerMessage({ is: 'who', window: number }), '*');
  };
  addEventListener('message', hear);
  const asking = setInterval(ask, AGAIN_MS);
  return {
    peers: () => met.flatMap(({ visitor }) => (visitor.isAccepted() ? visitor.peers() : [])),
    asking: () =>
      met.flatMap(({ page, visitor }) =>
        visitor.isAccepted() || visitor.isRefused() || !framed().includes(page) ? [] : [visitor],
      ),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      removeEventListener('message', hear);
      clearInterval(asking);
    },
  };
}
