import { describe, expect, it } from 'vitest';
import type { DownlineRow } from '../../../../src/api/contract/agent/agentReports.ts';
import { searchOf, treeLines } from '../../../../src/machines/agent/agentReports/downlineTree.rules.ts';
import { keyMove } from '../../../../src/ui/agent/agentReports/treeKeys.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { agent2, downlineTreeFlow } from './downlineTree.spec.ts';

const row = (account: string, below = 0): DownlineRow => ({ ...agent2, id: account, account, below });

describe('the line as a tree', () => {
  it.each(
    modelTests(downlineTreeFlow, [
      'tree.shown, always [isWanted] -> tree.loading',
      'tree.loading, done fetchDownlines -> tree.shown',
      'tree.loading, error fetchDownlines -> tree.shown',
      'tree, downlineTree.type -> (stays)',
      'tree, downlineTree.type [isCleared] -> tree.loading',
      '[AGENT-06] tree, downlineTree.search -> tree.loading',
      'tree.shown, downlineTree.refresh -> tree.loading',
      '[AGENT-06: one level down] tree, downlineTree.toggle [isBelow] -> (stays)',
      'tree, downlineTree.toggle [isLoaded] -> (stays)',
      'tree, downlineTree.toggle [isOpen] -> (stays)',
      'tree, downlineTree.more [hasMore] -> (stays)',
      'tree, downlineTree.retry [hasFailed] -> (stays)',
      '[AGENT-06] tree, downlineTree.act [isRate] -> rating',
      '[AGENT-06] [WALLET-06] tree, downlineTree.act [isTransfer] -> sending',
      'rating, done rateChange -> tree',
      'rating, error rateChange -> tree',
      'sending, done lineTransfer -> tree',
      'sending, error lineTransfer -> tree',
      'sending, page.moneyMoved -> (stays)',
    ]),
  )('%s', (_title, run) => run());

  function opened() {
    const bench = createHarness(downlineTreeFlow, {
      ...{ language: 'TH', keySeed: 'seed', address: '/agent/downlineManagement' },
    });
    return {
      ...bench,
      asked: () => bench.seen(0).pending.fetchDownlines,
      come: (list: readonly DownlineRow[], count = list.length) =>
        bench.settle(bench.children().fetchDownlines, done({ list: [...list], count })),
      shown: () =>
        treeLines(bench.actor.getSnapshot().context).map((line) =>
          line.is === 'member' ? `${line.level} ${line.row.account}` : `${line.level} ${line.is} ${line.under}`,
        ),
    };
  }
  const request = { search: '', page: 1, pageSize: '50' };

  it('[AGENT-06] loads what is below a member when it is opened, once, and keeps it', () => {
    const { actor, asked, come, shown } = opened();
    expect(asked()).toEqual({ request: { under: '', ...request } });
    come([row('agent2', 2), row('somchai')]);
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    expect([asked(), shown()]).toEqual([
      { request: { under: 'agent2', ...request } },
      ['1 agent2', '2 waiting agent2', '1 somchai'],
    ]);
    come([row('deep'), row('nok')], 51);
    expect(shown()).toEqual(['1 agent2', '2 deep', '2 nok', '2 more agent2', '1 somchai']);
    actor.send({ type: 'downlineTree.more', under: 'agent2' });
    expect(asked()).toEqual({ request: { under: 'agent2', ...request, page: 2 } });
    come([row('nok'), row('wipada')], 51);
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    expect(shown()).toEqual(['1 agent2', '1 somchai']);
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    expect([asked(), shown()]).toEqual([undefined, ['1 agent2', '2 deep', '2 nok', '2 wipada', '1 somchai']]);
  });

  it('[AGENT-06] gives an answer to the branch that it was asked for, closed and opened again meanwhile', () => {
    const { actor, asked, come, shown } = opened();
    come([row('agent2', 1), row('somchai')], 51);
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    actor.send({ type: 'downlineTree.more', under: '' });
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    come([row('deep')]);
    expect(shown()).toEqual(['1 agent2', '2 deep', '1 somchai', '1 more ']);
    expect(asked()).toEqual({ request: { under: '', ...request, page: 2 } });
    come([row('wipada')], 51);
    expect(shown()).toEqual(['1 agent2', '2 deep', '1 somchai', '1 wipada']);
  });

  it('[AGENT-06] finds members of all levels, and shows the line again once the field is empty', () => {
    const { actor, asked, come, shown } = opened();
    come([row('agent2', 2)]);
    actor.send({ type: 'downlineTree.type', value: ' dee ' });
    actor.send({ type: 'downlineTree.search' });
    expect(asked()).toEqual({ request: { under: '', ...request, search: 'dee' } });
    come([row('deep', 1)]);
    actor.send({ type: 'downlineTree.toggle', under: 'deep' });
    expect(asked()).toEqual({ request: { under: 'deep', ...request } });
    come([row('deeper')]);
    expect(shown()).toEqual(['1 deep', '2 deeper']);
    actor.send({ type: 'downlineTree.type', value: '' });
    expect(asked()).toEqual({ request: { under: '', ...request } });
  });

  it('[AGENT-06] loads again what is open after a rebate has changed', () => {
    const { actor, asked, come, children, settle } = opened();
    come([row('agent2', 2)]);
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    come([row('deep')]);
    actor.send({ type: 'downlineTree.act', act: 'rate', id: 'agent2' });
    settle(children().rateChange, done(undefined));
    expect(asked()).toEqual({ request: { under: '', ...request } });
    come([row('agent2', 2)]);
    expect(asked()).toEqual({ request: { under: 'agent2', ...request } });
  });

  it('limits the search text to what the server accepts', () => {
    expect(searchOf(` ${'x'.repeat(59)} yz`)).toBe('x'.repeat(59));
  });

  it('goes through the tree by keyboard', () => {
    const { actor, come } = opened();
    come([row('agent2', 2), row('somchai')]);
    const lines = () => treeLines(actor.getSnapshot().context);
    const keys = (place: number) =>
      ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', ' ', 'a'].map((key) =>
        keyMove(key, lines(), place),
      );
    expect(keys(0)).toEqual([1, 0, 'press', null, 0, 1, 'press', 'press', null]);
    expect(keys(1)).toEqual([1, 0, null, null, 0, 1, 'press', 'press', null]);
    actor.send({ type: 'downlineTree.toggle', under: 'agent2' });
    come([row('deep'), row('nok')]);
    expect(keys(0)).toEqual([1, 0, 1, 'press', 0, 3, 'press', 'press', null]);
    expect(keys(2)).toEqual([3, 1, null, 0, 0, 3, 'press', 'press', null]);
  });
});
