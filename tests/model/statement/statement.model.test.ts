import { describe, expect, it } from 'vitest';
import { statementContract } from '../../../src/api/contract/statement.ts';
import { answers } from '../answers.ts';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { someRows, statementFlow } from './statement.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

/** The account record, asking for its first page. */
function opened() {
  const bench = openBench(statementFlow, { language: 'TH', keySeed: 'seed' });
  bench.settle(bench.children().fetchWallets, first(statementFlow.outcomes.fetchWallets));
  return { ...bench, context: () => bench.actor.getSnapshot().context };
}

describe('the account record', () => {
  it.each(
    modelTests(statementFlow, [
      'any, page.language -> loading',
      'failed, statement.retry -> loading',
      'loading, done fetchWallets -> open.last',
      'loading, error fetchWallets -> failed',
      'open, statement.chooseKinds [areOtherKinds] -> open.last',
      'open, statement.chooseSpan [isOtherSpan] -> open.last',
      'open, statement.chooseSpan [opensOwn] -> (stays)',
      'open, statement.chooseWallet [isOtherWallet] -> open.last',
      'open, statement.submitDays [areDaysSound] -> open.last',
      'open, statement.submitDays [isOwn] -> (stays)',
      'open, statement.typeDay [isOwn] -> (stays)',
      '[WALLET-10] open.movements, statement.showReport -> open.report',
      'open.movements.file.failed, statement.download [hasRows] -> open.movements.file.fetching',
      'open.movements.file.idle, statement.download [hasRows] -> open.movements.file.fetching',
      'open.movements.file.saved, statement.download [hasRows] -> open.movements.file.fetching',
      'open.movements.file.fetching, done fetchFile -> open.movements.file.saved',
      'open.movements.file.fetching, error fetchFile -> open.movements.file.failed',
      'open.movements.list, statement.choosePageSize [isOtherSize] -> open.movements.list.asking',
      'open.movements.list, statement.turnTo [isOtherPage] -> open.movements.list.asking',
      '[API-60] open.movements.list.asking, done fetchPart -> open.movements.list.shown',
      'open.movements.list.asking, error fetchPart -> open.movements.list.failed',
      'open.movements.list.failed, statement.refresh -> open.movements',
      'open.movements.list.shown, statement.refresh -> open.movements',
      'open.report, statement.showMovements -> open.movements',
      '[WALLET-10] open.report.asking, done fetchReport -> open.report.shown',
      'open.report.asking, error fetchReport -> open.report.failed',
      'open.report.failed, statement.refresh -> open.report',
      'open.report.shown, statement.refresh -> open.report',
    ]),
  )('%s', (_title, run) => run());

  it('[API-60] never shows the answer to another choice than the one on screen', () => {
    const { actor, children, settle, context } = opened();
    const late = children().fetchPart;
    actor.send({ type: 'statement.chooseKinds', kinds: 'bonuses' });
    settle(late, first(statementFlow.outcomes.fetchPart));
    expect([context().part, context().kinds]).toEqual([null, 'bonuses']);
    settle(children().fetchPart, answers(statementContract.page, { ...someRows, count: 1 }));
    expect(context().part?.count).toBe(1);
    actor.send({ type: 'statement.chooseWallet', code: 'RIVER' });
    expect(context().part).toBeNull();
  });

  it('gives nobody the file of another choice than the one on screen', () => {
    const { actor, children, settle, seen } = opened();
    settle(children().fetchPart, first(statementFlow.outcomes.fetchPart));
    actor.send({ type: 'statement.download' });
    const late = children().fetchFile;
    actor.send({ type: 'statement.chooseSpan', span: 'month' });
    settle(late, first(statementFlow.outcomes.fetchFile));
    expect(seen(0).effects).toEqual([]);
  });

  it('keeps own days that are the wrong way round or half typed, and asks for none of them', () => {
    const { actor, children, settle, context } = opened();
    settle(children().fetchPart, first(statementFlow.outcomes.fetchPart));
    actor.send({ type: 'statement.chooseSpan', span: 'own' });
    expect(context().typed).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    for (const [end, value] of [
      ['from', '2026-11-30'],
      ['to', '-'],
    ] as const) {
      actor.send({ type: 'statement.typeDay', end, value });
      actor.send({ type: 'statement.submitDays' });
      expect([context().typed[end], context().tried, context().part]).toEqual([value, true, someRows]);
      expect(children().fetchPart).toBeUndefined();
    }
    expect(context().days).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });

  it('begins at the first page where the choice or the size of a page changes', () => {
    const { actor, children, settle, context } = opened();
    const load = () => settle(children().fetchPart, answers(statementContract.page, { ...someRows, count: 45 }));
    load();
    for (const change of [
      { type: 'statement.choosePageSize', size: '20' },
      { type: 'statement.choosePageSize', size: '10' },
      { type: 'statement.chooseSpan', span: 'days30' },
    ] as const) {
      actor.send({ type: 'statement.turnTo', page: 2 });
      load();
      actor.send(change);
      expect(context().page).toBe(1);
      load();
    }
  });

  it('[WALLET-10] stays with the report while other filters are chosen', () => {
    const { actor } = opened();
    actor.send({ type: 'statement.showReport' });
    expect(actor.getSnapshot().value).toEqual({ open: { report: 'asking' } });
    actor.send({ type: 'statement.chooseSpan', span: 'days30' });
    expect(actor.getSnapshot().value).toEqual({ open: { report: 'asking' } });
  });
});
