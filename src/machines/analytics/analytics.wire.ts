import { fromCallback } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { extContract } from '../../api/contract/ext.ts';
import { type Consent, consent } from './analytics.events.ts';
import { analyticsMachine } from './analytics.machine.ts';

export interface AnalyticsDeps {
  readonly api: ApiClient;
  readonly storage: Storage;
  /** Tells every change of the address; returns how to stop. */
  readonly watchPlace: (moved: (path: string) => void) => () => void;
}

const KEY = 'countVisits';

export const wireAnalytics = ({ api, storage, watchPlace }: AnalyticsDeps) =>
  analyticsMachine.provide({
    actors: {
      countVisit: apiActor(api, extContract.visit),
      place: fromCallback(({ sendBack }) => watchPlace((path) => sendBack({ type: 'analytics.moved', path }))),
    },
    actions: { storeConsent: (_, { consent: chosen }) => storage.setItem(KEY, chosen) },
  });

/** What this browser remembers; junk counts as not asked. */
export const storedConsent = (storage: Storage): Consent => consent.safeParse(storage.getItem(KEY)).data ?? 'unasked';
