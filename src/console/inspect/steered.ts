import { createMask } from '../core/mask.ts';
import type { Peer, Way } from '../remote/peer.ts';
import type { FromTab, FromWindow } from '../remote/tabMessages.ts';
import { createTabPeer, type TabPeer } from '../remote/tabPeer.ts';
import { machineFrom } from './definition.ts';
import { fromApp } from './fromApp.ts';
import { guessedSecrets } from './secretNames.ts';
import { isWithinSizeLimit, MAX_SIZE } from './sizeLimit.ts';
import { STEER_VERSION } from './steerWire.ts';

/** Applications that were let go and are still shown; of more, the one that went first is forgotten. */
const MOST_GONE = 4;
/** Applications of one page that are shown at a time; what speaks beyond is not heard. */
const MOST = 64;

/** A page that has the adapter in it, over its reloads, with each of its systems of actors. */
export interface Steered {
  readonly hear: (version: unknown, message: unknown) => void;
  /** Its applications as they are, and before them the last that have gone. */
  readonly peers: () => readonly Peer[];
  readonly leave: () => void;
}

interface SteeredOptions {
  readonly way: Way;
  readonly origin: string;
  /** The number of this window. */
  readonly window: string;
  readonly post: (message: FromWindow) => void;
  readonly onChange: () => void;
}

/** Nothing that it sends is believed: it is parsed, limited in size, and masked once more by name. */
export function createSteered({ way, origin, window, post, onChange }: SteeredOptions): Steered {
  const secrets = guessedSecrets();
  const mask = createMask(secrets);
  const lost = { rubbish: 0, large: 0, version: null as unknown };
  const apps = new Map<string, { readonly page: string; readonly peer: TabPeer }>();
  const troubles = (): readonly string[] => [
    ...(lost.large > 0
      ? [`${lost.large} messages were dropped: larger than ${MAX_SIZE.toLocaleString('en')} characters.`]
      : []),
    ...(lost.rubbish > 0 ? [`${lost.rubbish} messages were dropped: not valid messages of the adapter.`] : []),
    ...(lost.version === null
      ? []
      : [`The adapter speaks version ${String(lost.version)}, this console ${STEER_VERSION}: update the older one.`]),
  ];

  const forget = (): void => {
    const gone = [...apps].filter(([, { peer }]) => peer.isGone());
    for (const [tab] of gone.slice(0, Math.max(0, gone.length - MOST_GONE))) apps.delete(tab);
  };
  const leaveWhere = (isMeant: (tab: string, page: string) => boolean): void => {
    for (const [tab, { page, peer }] of apps) if (isMeant(tab, page) && !peer.isGone()) peer.leave();
    forget();
  };
  const begin = (here: Extract<FromTab, { readonly is: 'here' }>): void => {
    const { tab, page = tab } = here;
    // A page that was loaded again does not always say goodbye.
    leaveWhere((_, other) => other !== page);
    if (apps.size - MOST_GONE >= MOST) return;
    const peer = createTabPeer(here, window, { machines: [], events: {} }, post, { way, origin, draw: machineFrom });
    const app: TabPeer = {
      ...peer,
      troubles: () => [...peer.troubles(), ...troubles()],
      masked: () => [...secrets.met],
    };
    apps.set(tab, { page, peer: app });
    app.subscribe(onChange);
    app.watch();
  };

  return {
    peers: () => {
      const peers = [...apps.values()].map(({ peer }) => peer);
      return [...peers.filter((peer) => peer.isGone()), ...peers.filter((peer) => !peer.isGone())];
    },
    leave: () => leaveWhere(() => true),
    hear: (version, message) => {
      if (version !== STEER_VERSION) {
        lost.version = version;
        return;
      }
      if (!isWithinSizeLimit(message)) {
        lost.large += 1;
        return;
      }
      const read = fromApp.safeParse(message);
      if (!read.success) {
        lost.rubbish += 1;
        return;
      }
      const told = read.data as FromTab;
      const app = apps.get(told.tab)?.peer;
      if (app === undefined) {
        if (told.is === 'here') begin(told);
      } else if (told.is === 'gone') leaveWhere((tab) => tab === told.tab);
      else app.hear(told.is === 'news' ? maskedNews(told, mask) : told);
    },
  };
}

/** States and names of actors are no secrets; what they carry may be. */
function maskedNews(
  news: Extract<FromTab, { readonly is: 'news' }>,
  mask: (value: unknown) => unknown,
): Extract<FromTab, { readonly is: 'news' }> {
  return {
    ...news,
    snapshots: news.snapshots.map(({ status, value, ...carried }) => ({
      ...(mask(carried) as object),
      status,
      value,
    })),
    entries: news.entries.map((entry) => ({
      ...entry,
      ...(entry.event === undefined ? {} : { event: mask(entry.event) as typeof entry.event }),
      ...(entry.params === undefined ? {} : { params: mask(entry.params) }),
    })),
  };
}
