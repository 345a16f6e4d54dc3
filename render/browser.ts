/** What the site needs of a browser, as a visitor's first page finds it. One page at a time is rendered here. */
export interface Visit {
  /** Such as `https://play.example.test`. */
  readonly origin: string;
  /** Path and query. */
  readonly address: string;
  readonly brandName: string;
}

type Relay = (input: string, init: RequestInit) => Promise<Response>;

const nothing = () => undefined;
const inert = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: () => true };

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Puts a fresh browser in place: no session, nothing stored, calls through `relay`. */
export function openBrowser({ origin, address, brandName }: Visit, relay: Relay): void {
  const url = new URL(address, origin);
  const stand = {
    location: {
      href: url.href,
      origin,
      protocol: url.protocol,
      host: url.host,
      hostname: url.hostname,
      pathname: url.pathname,
      search: url.search,
      hash: '',
      reload: nothing,
    },
    history: { state: null, pushState: nothing, replaceState: nothing, length: 1 },
    navigator: { onLine: true, userAgent: 'Statehouse', language: 'th', platform: '' },
    document: {
      ...inert,
      title: brandName,
      baseURI: `${origin}/`,
      documentElement: { dataset: {}, lang: '' },
      visibilityState: 'visible',
      hidden: false,
      querySelector: () => null,
    },
    localStorage: storage(),
    sessionStorage: storage(),
    isSecureContext: true,
    matchMedia: () => ({ ...inert, matches: false }),
    BroadcastChannel: class {
      addEventListener = nothing;
      removeEventListener = nothing;
      postMessage = nothing;
      close = nothing;
    },
    requestAnimationFrame: (run: () => void) => setImmediate(run),
    fetch: relay,
    ...inert,
  };
  for (const [name, value] of Object.entries(stand)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
}
