import { acceptedIn } from '../inspect/accepted.ts';
import { type Sending, sendToPage, sendToSocket } from '../inspect/sendTo.ts';
import type { Visitor } from '../inspect/visitor.ts';
import { watchHost } from '../inspect/watchHost.ts';
import { watchSockets } from '../inspect/watchSockets.ts';
import type { Peer } from '../remote/peer.ts';
import type { SiteKnown, TabPeer } from '../remote/tabPeer.ts';
import { watchTabs } from '../remote/watchTabs.ts';

/** How an application is sent on. */
export type SendWay = 'popup' | 'frame' | 'socket';

/** What a window of the console can show, what it shows, and whom it tells of it. */
export interface Sources {
  /** The relay for WebSockets; null where there is none. */
  readonly relay: string | null;
  /** Whether tabs of a site can be shown beside other applications. */
  readonly hasSite: boolean;
  /** In the order in which they came. */
  readonly peers: () => readonly Peer[];
  /** What is shown; null where there is nothing. */
  readonly chosen: () => Peer | null;
  readonly choose: (key: string) => void;
  /** Those that speak, and to whom nobody has said yes or no. */
  readonly asking: () => readonly Visitor[];
  /** Where what is shown is being sent on; null where it is not. */
  readonly sending: () => Sending | null;
  /** @throws TypeError where the address is none. */
  readonly send: (peer: Peer, way: SendWay, address: string) => void;
  /** The frame to which something is sent, once it is there. */
  readonly frame: (element: HTMLIFrameElement | null) => void;
  readonly stopSending: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SourceOptions extends SiteKnown {
  /** The relay for WebSockets; null where there is none. */
  readonly relay: string | null;
  /** The tab that opened this window; null where none has. */
  readonly tab: string | null;
}

/** Finds the tabs of the site, the application that has opened or framed this window, and those at the relay. */
export function openSources({ machines, events, relay, tab }: SourceOptions): Sources {
  const accepted = acceptedIn(() => localStorage);
  const listeners = new Set<() => void>();
  const visitors: Visitor[] = [];
  let wanted: string | null = tab;
  let sending: Sending | null = null;
  let frame: HTMLIFrameElement | null = null;
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const meet = (visitor: Visitor): void => void visitors.push(visitor);

  watchHost(accepted, meet, tell);
  // In a frame of somebody else nothing is shown but that: a press of a button there may be none of the reader's.
  const isFramed = window.parent !== window;
  const tabs = isFramed ? null : watchTabs({ machines, events });
  if (!isFramed && relay !== null) watchSockets(`${relay}/window`, accepted, meet, tell);
  const tabsNow = (): readonly TabPeer[] => tabs?.read() ?? [];

  const peers = (): readonly Peer[] => [
    ...visitors.flatMap((visitor) => (visitor.isAccepted() ? visitor.peers() : [])),
    ...tabsNow(),
  ];
  const chosen = (): Peer | null => {
    const all = peers();
    const asked = all.find(({ key }) => key === wanted);
    if (asked !== undefined && !asked.isGone()) return asked;
    // A page that was loaded again is another tab: it is shown in place of the one that has gone.
    const alive = all.filter((peer) => !peer.isGone());
    const next =
      asked === undefined
        ? alive[0]
        : (alive.findLast((one) => isAlike(one, asked) && one.name() === asked.name()) ??
          alive.findLast((one) => isAlike(one, asked)));
    return next ?? asked ?? all[0] ?? null;
  };
  const watchChosen = (): void => {
    const peer = chosen();
    tabsNow()
      .find(({ key }) => key === peer?.key)
      ?.watch();
  };
  tabs?.subscribe(() => {
    watchChosen();
    tell();
  });

  return {
    relay,
    hasSite: machines.length > 0,
    peers,
    chosen,
    choose: (key) => {
      wanted = key;
      watchChosen();
      tell();
    },
    asking: () => visitors.filter((visitor) => !visitor.isAccepted() && !visitor.isRefused()),
    sending: () => sending,
    send: ({ recorder }, way, address) => {
      sending?.stop();
      if (way === 'socket') sending = sendToSocket(recorder, `${relay}/site/send`, `${relay}/site`, tell);
      else {
        const popup = way === 'popup' ? open(new URL(address), 'xstateinspector', 'popup,width=1200,height=800') : null;
        sending = sendToPage(recorder, () => popup ?? frame?.contentWindow ?? null, address, tell);
      }
      tell();
    },
    frame: (element) => {
      frame = element;
    },
    stopSending: () => {
      sending?.stop();
      sending = null;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isAlike = (one: Peer, other: Peer): boolean => one.way === other.way && one.origin === other.origin;
