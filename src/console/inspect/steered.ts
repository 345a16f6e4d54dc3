import { createMask } from '../core/mask.ts';
import type { Peer, Way } from '../remote/peer.ts';
import type { FromTab, FromWindow } from '../remote/tabMessages.ts';
import { createTabPeer, type TabPeer } from '../remote/tabPeer.ts';
import { machineFrom } from './definition.ts';
import { guessedSecrets } from './secretNames.ts';
import { isWithinSizeLimit, MAX_SIZE } from './sizeLimit.ts';
import { fromApp, STEER_VERSION } from './steerWire.ts';

/** An application that has the adapter in it, over its reloads. */
export interface Steered {
  readonly hear: (version: unknown, message: unknown) => void;
  /** The application as it is, and as it was before it was loaded again. */
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
  let now: TabPeer | null = null;
  let before: TabPeer | null = null;
  const troubles = (): readonly string[] => [
    ...(lost.large > 0
      ? [`${lost.large} messages were dropped: larger than ${MAX_SIZE.toLocaleString('en')} characters.`]
      : []),
    ...(lost.rubbish > 0 ? [`${lost.rubbish} messages were dropped: not valid messages of the adapter.`] : []),
    ...(lost.version === null
      ? []
      : [`The adapter speaks version ${String(lost.version)}, this console ${STEER_VERSION}: update the older one.`]),
  ];

  const begin = (here: Extract<FromTab, { readonly is: 'here' }>): void => {
    now?.leave();
    before = now;
    const peer = createTabPeer(here, window, { machines: [], events: {} }, post, { way, origin, draw: machineFrom });
    now = {
      ...peer,
      troubles: () => [...peer.troubles(), ...troubles()],
      masked: () => [...secrets.met],
    };
    now.subscribe(onChange);
    now.watch();
  };

  return {
    peers: () => [before, now].filter((peer) => peer !== null),
    leave: () => now?.leave(),
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
      if (told.is === 'here') {
        if (now?.key !== told.tab) begin(told);
      } else if (now !== null && told.tab === now.key) {
        if (told.is === 'gone') now.leave();
        else now.hear(told.is === 'news' ? maskedNews(told, mask) : told);
      }
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
