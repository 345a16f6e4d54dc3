import { describe, expect, it } from 'vitest';
import { billContract } from '../../../src/api/contract/bill.ts';
import { answers } from '../answers.ts';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { billsFlow, someBills } from './bills.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

function opened() {
  const bench = openBench(billsFlow, { language: 'TH', keySeed: 'seed' });
  return { ...bench, context: () => bench.actor.getSnapshot().context };
}

describe('the bills of a kind of contract', () => {
  it.each(
    modelTests(billsFlow, [
      'following, done bill -> list',
      'following, error bill -> list',
      'following, page.moneyMoved -> (stays)',
      'list, bills.chooseSide [isOtherSide] -> list',
      'list, bills.chooseSpan [isOtherSpan] -> list',
      'list, bills.chooseSpan [opensOwn] -> (stays)',
      'list, bills.chooseStatus [isOtherStatus] -> list',
      '[CONTRACT-10] list, bills.open [isRow] -> following',
      'list.failed, bills.refresh -> list',
      'list.shown, bills.refresh -> list',
      'list, bills.submitDays [areDaysSound] -> list',
      'list, bills.submitDays [isOwn] -> (stays)',
      'list, bills.turnTo [isOtherPage] -> list.asking',
      'list, bills.typeDay [isOwn] -> (stays)',
      '[AGENT-11] [AGENT-12] [AGENT-13] list.asking, done fetchPart -> list.shown',
      'list.asking, error fetchPart -> list.failed',
      '[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] list.asking, error fetchPart [isSwitchedOff] -> closed',
    ]),
  )('%s', (_title, run) => run());

  it('asks for the periods that ended in the last 30 days of GMT+8', () => {
    const { seen } = opened();
    expect(seen(0).pending.fetchPart).toEqual({
      request: {
        as: 'downline',
        kind: 'daily',
        status: 'all',
        from: Date.UTC(2026, 9, 23, 16),
        to: Date.UTC(2026, 10, 22, 16),
        page: 1,
        pageSize: '10',
      },
    });
  });

  it('never shows the answer to another choice than the one on screen', () => {
    const { actor, children, settle, context } = opened();
    const late = children().fetchPart;
    actor.send({ type: 'bills.chooseSide', side: 'upline' });
    settle(late, first(billsFlow.outcomes.fetchPart));
    expect([context().part, context().side]).toEqual([null, 'upline']);
    settle(children().fetchPart, answers(billContract.list, { ...someBills, count: 1 }));
    expect(context().part?.count).toBe(1);
  });

  it('begins at the first page where the choice changes, and each bill is an intent of its own', () => {
    const { actor, children, settle, context, seen } = opened();
    const load = () => settle(children().fetchPart, first(billsFlow.outcomes.fetchPart));
    load();
    actor.send({ type: 'bills.turnTo', page: 2 });
    expect(context().page).toBe(2);
    load();
    actor.send({ type: 'bills.chooseStatus', status: 'issued' });
    expect(context().page).toBe(1);
    load();
    const { id } = first(someBills.list);
    for (const key of ['seed-1', 'seed-2']) {
      actor.send({ type: 'bills.open', id });
      expect(seen(0).pending).toEqual({ bill: { id, keySeed: key } });
      settle(children().bill, first(billsFlow.outcomes.bill));
      load();
    }
  });
});
