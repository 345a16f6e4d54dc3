import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { listFileTransitions } from '../list/listFileFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import {
  choice,
  creditReportFlow,
  creditReportSpec,
  movementFileFlow,
  movementListFlow,
  movementListSpec,
  statementFlow,
} from './statement.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the list of movements', () => {
  it.each(modelTests(movementListFlow, listTransitions(movementListSpec, { shown: '[API-60]' })))('%s', (_title, run) =>
    run(),
  );

  it('[API-60] never shows an answer to another choice than the current one', () => {
    const { actor, children, settle } = createHarness(movementListFlow, { language: 'TH' });
    const late = children().fetchPage;
    actor.send({ type: 'list.filter', name: 'kinds', value: 'bonuses' });
    settle(late, done(movementListSpec.some));
    expect(actor.getSnapshot().context).toMatchObject({ part: null, filters: { kinds: 'bonuses', wallet: 'main' } });
  });

  it('keeps a reversed or incomplete custom range, and requests nothing for it', () => {
    const { actor, children, settle } = createHarness(movementListFlow, { language: 'TH' });
    const context = () => actor.getSnapshot().context;
    settle(children().fetchPage, done(movementListSpec.some));
    actor.send({ type: 'list.span', span: 'own' });
    expect(context().typed).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    for (const [end, value] of [
      ['from', '2026-11-30'],
      ['to', '-'],
    ] as const) {
      actor.send({ type: 'list.typeDay', end, value });
      actor.send({ type: 'list.submitDays' });
      expect([context().typed[end], context().tried, context().part]).toEqual([value, true, movementListSpec.some]);
      expect(children().fetchPage).toBeUndefined();
    }
    expect(context().days).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });
});

describe('the movements as a file', () => {
  it.each(modelTests(movementFileFlow, listFileTransitions('[API-60]')))('%s', (_title, run) => run());

  it('[API-60] never downloads a file of another choice than the current one', () => {
    const { actor, children, settle, seen } = createHarness(movementFileFlow, undefined);
    const asked = movementFileFlow.cases['listFile.fetch'] as readonly object[];
    actor.send({ type: 'listFile.fetch', ...first(asked) });
    const late = children().fetchFile;
    actor.send({ type: 'listFile.discard' });
    settle(late, first(movementFileFlow.outcomes.fetchFile ?? []));
    expect(seen(0).effects).toEqual([]);
  });
});

describe('the credit report', () => {
  it.each(modelTests(creditReportFlow, listTransitions(creditReportSpec, { shown: '[WALLET-10]' })))(
    '%s',
    (_title, run) => run(),
  );
});

describe('the account record', () => {
  it.each(
    modelTests(statementFlow, [
      'any, page.language -> loading',
      'loading, done fetchWallets -> open.last',
      'loading, error fetchWallets -> failed',
      'failed, statement.retry -> loading',
      '[WALLET-10] open.movements, statement.showReport -> open.report',
      'open.movements, list.chosen -> (stays)',
      'open.movements, list.sized -> (stays)',
      'open.movements, error movements -> failed',
      'open.report, list.chosen -> (stays)',
      'open.report, statement.showMovements -> open.movements',
      'open.report, error report -> failed',
    ]),
  )('%s', (_title, run) => run());

  /** The account record, with the movements on screen. */
  function opened() {
    const bench = createHarness(statementFlow, { language: 'TH', keySeed: 'seed' });
    bench.settle(bench.children().fetchWallets, first(statementFlow.outcomes.fetchWallets));
    return bench;
  }

  it('[MEMBER-11] keeps rows per page and period over the report', () => {
    const { actor, seen } = opened();
    actor.send({ type: 'list.sized', size: '50' });
    actor.send({ type: 'statement.showReport' });
    actor.send({ type: 'list.chosen', choice });
    actor.send({ type: 'statement.showMovements' });
    expect(seen(0).pending.movements).toMatchObject({ choice: { ...choice, pageSize: '50' } });
  });

  it('[WALLET-10] shows the report for the choice of the movements, also after another language', () => {
    const { actor, children, settle, seen } = opened();
    actor.send({ type: 'list.chosen', choice });
    actor.send({ type: 'statement.showReport' });
    expect(seen(0).pending).toEqual({ report: { language: 'TH', choice, offered: { wallet: ['main', 'RIVER'] } } });
    actor.send({ type: 'page.language', language: 'EN' });
    settle(children().fetchWallets, first(statementFlow.outcomes.fetchWallets));
    expect(seen(0).pending).toEqual({ report: { language: 'EN', choice, offered: { wallet: ['main', 'RIVER'] } } });
  });
});
