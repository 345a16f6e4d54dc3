import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type Exchange, pointsContract } from '../../api/contract/points.ts';
import { failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import { unwired } from '../support/unwired.ts';
import type { DaysShift, pointsRecordEvents } from './pointsRecord.events.ts';
import {
  type Exchanges,
  latestDays,
  type PointMovements,
  type PointsRecordContext,
  pagesOf,
  shiftedDays,
} from './pointsRecord.rules.ts';

/** Other days: nothing that belongs to the old ones is shown any more. */
const anew = { exchanges: null, movements: null, failure: null, page: 1 } as const;

/** What the chart of the points record is made of. */
export const pointsRecordSetup = setup({
  types: {
    context: {} as PointsRecordContext,
    input: {} as Pick<PointsRecordContext, 'language'>,
    events: {} as EventsOf<typeof pointsRecordEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchExchanges: apiPort(pointsContract.list),
    fetchMovements: apiPort(pointsContract.history),
    fetchExchange: apiPort(pointsContract.detail),
  },
  actions: {
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('pointsRecord.readToday')(),
    setDays: assign(({ context }) => ({ days: latestDays(context.today) })),
    shiftDays: assign(({ context }, params: { by: DaysShift }) => ({
      ...anew,
      days: shiftedDays(context, params.by) ?? context.days,
    })),
    turnTo: assign((_, params: { page: number }) => ({ page: params.page })),
    begin: assign(anew),
    keepExchanges: assign((_, params: { part: Exchanges }) => ({ exchanges: params.part })),
    keepMovements: assign((_, params: { part: PointMovements }) => ({ movements: params.part })),
    openExchange: assign(({ context }, params: { id: string }) => ({
      opened: context.exchanges?.list.find(({ id }) => id === params.id) ?? null,
    })),
    keepOpened: assign((_, params: { exchange: Exchange }) => ({ opened: params.exchange })),
    closeExchange: assign({ opened: null, failure: null }),
    keepListFailure: assign((_, params: { error: unknown }) => ({ ...anew, failure: failureOf(params.error) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
  guards: {
    canShift: ({ context }, params: { by: DaysShift }) => shiftedDays(context, params.by) !== null,
    isOtherPage: ({ context }, params: { page: number }) =>
      params.page !== context.page && isPageOf(pagesOf(context.exchanges ?? context.movements), params.page),
    isRow: ({ context }, params: { id: string }) => context.exchanges?.list.some(({ id }) => id === params.id) === true,
  },
});
