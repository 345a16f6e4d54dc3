import { describe, expect, it } from 'vitest';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { pointsRecordFlow } from './pointsRecord.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the points record', () => {
  it.each(
    modelTests(pointsRecordFlow, [
      'any, page.language -> (stays)',
      'exchange, page.language -> exchange.asking',
      'exchange, pointsRecord.back -> exchanges',
      'exchange.failed, pointsRecord.refresh -> exchange.asking',
      'exchange.shown, pointsRecord.refresh -> exchange.asking',
      '[POINTS-03] exchange.asking, done fetchExchange -> exchange.shown',
      'exchange.asking, error fetchExchange -> exchange.failed',
      'exchanges, page.language -> exchanges.asking',
      '[POINTS-03] exchanges, pointsRecord.open [isRow] -> exchange',
      'exchanges.failed, pointsRecord.refresh -> exchanges.asking',
      'exchanges.shown, pointsRecord.refresh -> exchanges.asking',
      '[CONST-34] [POINTS-07] exchanges, pointsRecord.shift [canShift] -> exchanges.asking',
      '[POINTS-08] exchanges, pointsRecord.showMovements -> movements',
      'exchanges, pointsRecord.turnTo [isOtherPage] -> exchanges.asking',
      '[API-58] exchanges.asking, done fetchExchanges -> exchanges.shown',
      'exchanges.asking, error fetchExchanges -> exchanges.failed',
      'movements.failed, pointsRecord.refresh -> movements.asking',
      'movements.shown, pointsRecord.refresh -> movements.asking',
      '[CONST-34] [POINTS-07] movements, pointsRecord.shift [canShift] -> movements.asking',
      'movements, pointsRecord.showExchanges -> exchanges',
      'movements, pointsRecord.turnTo [isOtherPage] -> movements.asking',
      '[POINTS-08] movements.asking, done fetchMovements -> movements.shown',
      'movements.asking, error fetchMovements -> movements.failed',
    ]),
  )('%s', (_title, run) => run());

  it('[CONST-34] begins at the first page of other days, and shows nothing of the old ones', () => {
    const { actor, children, settle } = openBench(pointsRecordFlow, { language: 'TH' });
    settle(children().fetchExchanges, first(pointsRecordFlow.outcomes.fetchExchanges));
    actor.send({ type: 'pointsRecord.turnTo', page: 2 });
    settle(children().fetchExchanges, first(pointsRecordFlow.outcomes.fetchExchanges));
    expect(actor.getSnapshot().context).toMatchObject({ days: { from: '2000-01-03', to: '2000-02-01' }, page: 2 });
    actor.send({ type: 'pointsRecord.shift', by: 'previous30' });
    expect(actor.getSnapshot().context).toMatchObject({
      days: { from: '1999-12-04', to: '2000-01-02' },
      page: 1,
      exchanges: null,
    });
  });
});
