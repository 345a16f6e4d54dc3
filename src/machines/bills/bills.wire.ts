import { assign } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { billContract } from '../../api/contract/bill.ts';
import { businessDay } from '../../api/contract/rules/businessDay.ts';
import { billMachine } from '../bill/bill.machine.ts';
import type { BillSide } from './bills.events.ts';
import { createBillsMachine } from './bills.machine.ts';
import type { BillKind } from './bills.rules.ts';

export interface BillsDeps {
  readonly api: ApiClient;
  /** The present of the site, ms. */
  readonly siteNow: () => number;
}

export const wireBills = (
  { api, siteNow }: BillsDeps,
  kind: BillKind,
  sides: readonly [BillSide, ...BillSide[]] = ['downline', 'upline'],
) =>
  createBillsMachine(kind, sides).provide({
    actors: {
      fetchPart: apiActor(api, billContract.list),
      bill: billMachine.provide({
        actors: { fetchDetail: apiActor(api, billContract.detail), sendClaim: apiActor(api, billContract.claim) },
      }),
    },
    actions: { readToday: assign({ today: () => businessDay(siteNow()) }) },
  });
