import { assign } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { pointsContract } from '../../api/contract/points.ts';
import { businessDay } from '../../api/contract/rules/businessDay.ts';
import { pointsRecordMachine } from './pointsRecord.machine.ts';

export interface PointsRecordDeps {
  readonly api: ApiClient;
  /** The present of the site, ms. */
  readonly siteNow: () => number;
}

export const wirePointsRecord = ({ api, siteNow }: PointsRecordDeps) =>
  pointsRecordMachine.provide({
    actors: {
      fetchExchanges: apiActor(api, pointsContract.list),
      fetchMovements: apiActor(api, pointsContract.history),
      fetchExchange: apiActor(api, pointsContract.detail),
    },
    actions: { readToday: assign({ today: () => businessDay(siteNow()) }) },
  });
