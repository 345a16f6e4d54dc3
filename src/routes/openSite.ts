import type { ActorRefFrom } from 'xstate';
import { type ApiClient, type ApiClientOptions, createApiClient } from '../api/client.ts';
import type { LanguageCode } from '../api/contract/fields.ts';
import { extContract } from '../api/contract/site/ext.ts';
import type { SystemStatus } from '../api/contract/site/system.ts';
import { isRefusal } from '../api/failure.ts';
import { createLazyLive } from '../api/lazyLive.ts';
import { createLazySeal } from '../api/lazySeal.ts';
import { siteTime } from '../machines/site/clock/clock.wire.ts';
import { sessionEnd } from '../machines/site/session/session.events.ts';
import { createSessionStore } from '../machines/site/session/sessionStore.ts';
import type { siteMachine } from '../machines/site/site/site.machine.ts';
import { isAdmitted } from '../machines/site/site/site.rules.ts';
import type { SiteDeps } from '../machines/site/site/site.wire.ts';
import type { statusMachine } from '../machines/site/status/status.machine.ts';
import { broadcastLogout } from '../machines/tabs/tabs.ts';
import type { Texts, WordBundle } from '../ui/copy/i18n.ts';
import { appWorker } from './appWorker.ts';
import { storageOf } from './browserStorage.ts';
import type { FlowDeps } from './flow.ts';
import { createFlowLibrary } from './flowLibrary.ts';
import { watchForeground } from './foreground.ts';
import { keepReferral } from './keepReferral.ts';
import { navigate, watchLocation } from './location.ts';
import { watchMotion } from './motion.ts';
import { watchNetwork, watchOnline } from './network.ts';
import { createPageLibrary } from './pageLibrary.ts';
import { createServiceWindow } from './serviceWindow.ts';

type Site = ActorRefFrom<typeof siteMachine>;

/** Refusals that mean the last status answer is stale. */
const statusChanges = ['SYSTEM_MAINTENANCE', 'REGION_RESTRICTED', 'SEAL_REJECTED'] as const;

/** A session that is already over counts as a successful logout. By its id: its contract loads with the flow. */
const LOGOUT = 'session.logout';

/** Wires the site to this browser: network, storages, router, other tabs. Call `attach` with the actors. */
export function openSite(texts: Texts, now: () => number = () => Date.now()) {
  let site: Site | null = null;
  const storage = storageOf(() => sessionStorage);
  const session = createSessionStore(storage);
  keepReferral(storage);
  const actors = () => site?.getSnapshot().children;

  const siteNow = siteTime(now, () => site);

  const connection = {
    baseURL: '/',
    readLanguage: (): LanguageCode => site?.getSnapshot().context.language ?? 'TH',
    seal: createLazySeal({
      key: async () => (await statusOf(actors()?.status))?.encryption.keys[0] ?? null,
      now: siteNow,
    }),
  } satisfies Omit<ApiClientOptions, 'readToken'>;
  const onFailure: ApiClientOptions['onFailure'] = (endpoint, failure, token) => {
    if (failure.kind === 'malformed' && endpoint !== extContract.report) report('reply-outside-schema', endpoint.id);
    const isOfNow = token !== null && token === session.readToken();
    const reason = failure.kind === 'refused' ? sessionEnd.safeParse(failure.code).data : undefined;
    if (endpoint.token && endpoint.id !== LOGOUT && reason && isOfNow) {
      actors()?.session?.send({ type: 'session.invalidated', reason });
    }
    if (statusChanges.some((code) => isRefusal(failure, code))) {
      actors()?.status?.send({ type: 'status.refresh' });
    }
  };
  const client = createApiClient({ ...connection, readToken: session.readToken, onFailure });
  let pending = 0;
  const api: ApiClient = async (endpoint, call, caller) => {
    pending += 1;
    try {
      return await client(endpoint, call, caller);
    } finally {
      pending -= 1;
    }
  };
  const report = (kind: 'unknown-status' | 'reply-outside-schema' | 'view-crash', detail: string) =>
    void api(extContract.report, { request: { kind, detail } }).catch(() => undefined);

  const endSession = (token: string) =>
    void farewell(createApiClient({ ...connection, readToken: () => token })).catch(() => undefined);

  const watchLanguage = (shown: (language: LanguageCode) => void) => {
    let last: LanguageCode | null = null;
    const tell = () => {
      const language = connection.readLanguage();
      if (language !== last) shown(language);
      last = language;
    };
    tell();
    const heard = site?.subscribe(tell);
    return () => heard?.unsubscribe();
  };

  const watchMember = (told: (isIn: boolean) => void) => {
    let last: boolean | null = null;
    const tell = () => {
      const context = site?.getSnapshot().context;
      const isIn = context !== undefined && isAdmitted(context);
      if (isIn !== last) told(isIn);
      last = isIn;
    };
    tell();
    const heard = site?.subscribe(tell);
    return () => heard?.unsubscribe();
  };

  const openChannel = (name: string) => new BroadcastChannel(name);
  const serviceWindow = createServiceWindow();
  const flowDeps: FlowDeps = {
    api,
    now,
    siteNow,
    seal: connection.seal,
    session,
    endSession,
    tellOtherTabs: () => broadcastLogout(openChannel),
    storage,
    navigate,
    origin: location.origin,
    watchMember,
    frameOf: () => document.querySelector<HTMLIFrameElement>('[data-game-frame]'),
    serviceWindow,
    page: document.documentElement,
    mayKeepPassword: () => site?.getSnapshot().context.whitelabel?.features.rememberPassword ?? false,
  };
  const addWords = async (bundles: readonly WordBundle[]) => {
    await Promise.all(bundles.map(texts.add));
  };
  const flows = createFlowLibrary(flowDeps, () => addWords(['page', 'flows']));
  const pages = createPageLibrary(flowDeps, addWords);
  const deps: SiteDeps = {
    api,
    session,
    flows,
    pages,
    watchLanguage,
    report,
    openChannel,
    watchLocation,
    watchMotion,
    watchNetwork,
    watchOnline,
    appWorker,
    watchForeground,
    openLive: createLazyLive({ ...connection, readToken: session.readToken, onFailure }),
    now,
    navigate,
    randomKey: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    storage: storageOf(() => localStorage),
    page: document.documentElement,
    showTexts: texts.show,
    keepCookie: (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
      document.cookie = cookie;
    },
    openServiceWindow: serviceWindow.open,
    sendFarewell: () => {
      // Remove the token from storage before the call.
      const token = session.readToken();
      if (token !== null) endSession(token);
    },
  };
  return {
    deps,
    flows,
    pages,
    attach: (actor: Site) => {
      site = actor;
      watchNetwork(() => actors()?.status?.send({ type: 'status.refresh' }));
    },
    /** Whether no call is under way. */
    isQuiet: () => pending === 0,
  };
}

/** Result of the first status call: a reset link opens its form before it has ended. */
const statusOf = (status: ActorRefFrom<typeof statusMachine> | undefined): Promise<SystemStatus | null> =>
  new Promise((resolve) => {
    const tell = () => {
      const { answer, failure } = status?.getSnapshot().context ?? { answer: null, failure: true };
      if (answer || failure) resolve(answer);
    };
    status?.subscribe(tell);
    tell();
  });

/** Ends a client's session; the session contract loads with the first call. */
async function farewell(api: ApiClient): Promise<void> {
  const { sessionContract } = await import('../api/contract/site/session.ts');
  await api(sessionContract.logout, { request: {} });
}
