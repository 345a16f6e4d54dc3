import type { CDPSession, Page } from 'playwright-core';

/** A request of a page that has not left the browser yet. */
export interface PausedRequest {
  readonly page: Page;
  readonly method: string;
  readonly url: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** What became of it: the page may give it up. */
  readonly end: Promise<'answered' | 'gone'>;
  readonly isGone: () => boolean;
  readonly goOn: () => Promise<void>;
  /** The connection breaks. */
  readonly lose: () => Promise<void>;
  readonly fulfill: (html: string) => Promise<void>;
}

/** Does with a request what it wants, or passes it on to whoever was there before. */
export type Interceptor = (request: PausedRequest, pass: () => Promise<void>) => Promise<void>;

/**
 * The requests of one page whose path ends in one of some endings. Playwright's own routes have every request wait for the
 * test, each piece of code too, and nothing come from the cache: a page takes twice as long to load then.
 */
export interface Interception {
  readonly add: (endings: readonly string[], interceptor: Interceptor) => Promise<void>;
  readonly clear: () => Promise<void>;
}

interface Added {
  readonly endings: readonly string[];
  readonly interceptor: Interceptor;
}

const known = new WeakMap<Page, Promise<Interception>>();

export function interceptionOf(page: Page): Promise<Interception> {
  const found = known.get(page) ?? intercept(page);
  known.set(page, found);
  return found;
}

async function intercept(page: Page): Promise<Interception> {
  const session = await page.context().newCDPSession(page);
  let added: readonly Added[] = [];
  const ends = new Map<string, (end: 'answered' | 'gone') => void>();
  let isWatching = false;
  let watching: Promise<unknown> = Promise.resolve();
  /**
   * The browser tells of every request of the page then, so it is asked for that only while one of them is of interest.
   * Whoever asks waits for whoever has asked before, so that requests are met in the order in which they came.
   */
  const watch = (wanted: boolean): Promise<unknown> => {
    if (wanted === isWatching) return watching;
    isWatching = wanted;
    watching = session.send(wanted ? 'Network.enable' : 'Network.disable').catch(ifOpen(page));
    return watching;
  };
  const settle = (requestId: string, end: 'answered' | 'gone'): void => {
    ends.get(requestId)?.(end);
    ends.delete(requestId);
    void watch(ends.size > 0);
  };
  session.on('Network.responseReceived', ({ requestId }) => settle(requestId, 'answered'));
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId, 'gone'));
  session.on('Fetch.requestPaused', ({ requestId, networkId, request, resourceType }) => {
    const paused = pausedIn(page, session, requestId, request, (settled) => ends.set(networkId ?? requestId, settled));
    const { pathname } = new URL(request.url);
    // A question beforehand, whether the request may be made from here, is the browser's own.
    const asked = request.method === 'OPTIONS' ? [] : added.filter(({ endings }) => isAt(pathname, endings));
    const passTo = (at: number): Promise<void> => asked[at]?.interceptor(paused, () => passTo(at + 1)) ?? paused.goOn();
    // While a document waits nobody could begin to watch, and only what stays has an end of interest.
    void (resourceType === 'Document' ? passTo(0) : watch(true).then(() => passTo(0)));
  });
  return {
    add: async (endings, interceptor) => {
      added = [{ endings, interceptor }, ...added];
      const patterns = added.flatMap((one) => one.endings.map((ending) => ({ urlPattern: `*${ending}*` })));
      await session.send('Fetch.enable', { patterns });
    },
    clear: async () => {
      added = [];
      // The page is about to be another document: nobody tells what becomes of what this one has asked for.
      for (const requestId of [...ends.keys()]) settle(requestId, 'gone');
      await session.send('Fetch.disable');
    },
  };
}

/** A page that is closed has no more to tell. */
const ifOpen = (page: Page) => (failure: unknown) => {
  if (!page.isClosed()) throw failure;
};

function pausedIn(
  page: Page,
  session: CDPSession,
  requestId: string,
  { method, url, headers }: Pick<PausedRequest, 'method' | 'url' | 'headers'>,
  onEnd: (settle: (end: 'answered' | 'gone') => void) => void,
): PausedRequest {
  const { promise: end, resolve } = Promise.withResolvers<'answered' | 'gone'>();
  let isGone = false;
  const settle = (how: 'answered' | 'gone'): void => {
    isGone = how === 'gone';
    resolve(how);
  };
  onEnd(settle);
  // What the page has given up meanwhile, or left with the document that asked for it, is not there to go on.
  const gone = () => settle('gone');
  return {
    page,
    method,
    url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    end,
    isGone: () => isGone,
    goOn: () => session.send('Fetch.continueRequest', { requestId }).then(() => undefined, gone),
    lose: () =>
      session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }).then(() => undefined, gone),
    fulfill: (html) =>
      session
        .send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'text/html' }],
          body: Buffer.from(html).toString('base64'),
        })
        .then(() => undefined, gone),
  };
}

const isAt = (pathname: string, endings: readonly string[]): boolean =>
  endings.some((ending) => pathname.endsWith(ending));
