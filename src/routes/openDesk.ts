import type { ActorRefFrom } from 'xstate';
import { createApiClient } from '../api/client.ts';
import type { LanguageCode } from '../api/contract/fields.ts';
import { systemContract } from '../api/contract/site/system.ts';
import { createProveHuman } from '../api/human/proveHuman.ts';
import { createLazySeal } from '../api/lazySeal.ts';
import type { deskMachine } from '../machines/desk/desk/desk.machine.ts';
import type { DeskDeps } from '../machines/desk/desk/desk.wire.ts';
import { createDeskTokenStore } from '../machines/desk/desk/deskTokenStore.ts';
import { textsOf } from '../machines/site/locale/language.ts';
import { storageOf } from './browserStorage.ts';

type Desk = ActorRefFrom<typeof deskMachine>;

/** Wires the desk to this browser: network and storages. Call `attach` with its actor. */
export function openDesk(showTexts: (texts: LanguageCode) => Promise<void>, now: () => number = Date.now) {
  let desk: Desk | null = null;
  const tokens = createDeskTokenStore(storageOf(() => sessionStorage));
  /** Server clock minus local clock, ms: the local clock may be off by more than the server tolerates. */
  let offset = 0;
  const siteNow = () => now() + offset;
  const api = createApiClient({
    baseURL: '/',
    readToken: tokens.read,
    readLanguage: () => desk?.getSnapshot().context.language ?? 'TH',
    seal: createLazySeal({
      key: async () => {
        const { encryption, serverTime } = await api(systemContract.status, { request: { url: location.hostname } });
        offset = serverTime - now();
        return encryption.keys[0] ?? null;
      },
      now: siteNow,
    }),
    onFailure: (endpoint, failure, token) => {
      const isOver = failure.kind === 'refused' && ['NOT_LOGGED_IN', 'SESSION_EXPIRED'].includes(failure.code);
      if (endpoint.desk && isOver && token === tokens.read()) desk?.send({ type: 'desk.gone' });
    },
  });
  const deps: DeskDeps = {
    api,
    proveHuman: createProveHuman(api),
    tokens,
    storage: storageOf(() => localStorage),
    page: document.documentElement,
    showTexts: (language) => showTexts(textsOf(language)),
    siteNow,
  };
  return {
    deps,
    attach: (actor: Desk) => {
      desk = actor;
    },
  };
}
