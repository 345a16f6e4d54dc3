import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { choice, statementFlow } from './statement.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

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
