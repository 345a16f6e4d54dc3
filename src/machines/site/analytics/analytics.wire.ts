import { fromCallback } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { plug } from '../../support/plug.ts';
import { type Consent, consent } from './analytics.events.ts';
import { analyticsMachine } from './analytics.machine.ts';

export interface AnalyticsDeps {
  readonly api: ApiClient;
  readonly storage: Storage;
  /** Calls back on every change of the address; returns the unsubscribe function. */
  readonly watchLocation: (moved: (path: string, query: string) => void) => () => void;
}

const KEY = 'countVisits';

export const wireAnalytics = ({ api, storage, watchLocation }: AnalyticsDeps) =>
  plug(analyticsMachine, { api }).provide({
    actors: {
      place: fromCallback(({ sendBack }) => watchLocation((path) => sendBack({ type: 'analytics.navigated', path }))),
    },
    actions: { storeConsent: (_, { consent: chosen }) => storage.setItem(KEY, chosen) },
  });

/** The stored consent; anything invalid counts as not asked. */
export const storedConsent = (storage: Storage): Consent => consent.safeParse(storage.getItem(KEY)).data ?? 'unasked';
