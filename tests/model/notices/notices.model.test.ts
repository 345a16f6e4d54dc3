import { describe, expect, it } from 'vitest';
import { announcementContract } from '../../../src/api/contract/announcement.ts';
import { wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { noticesFlow } from './notices.spec.ts';

describe('the notices', () => {
  it.each(
    modelTests(noticesFlow, [
      'any, notices.close -> closed',
      'any, modal.language -> loading',
      'loading, done fetchNotices [isEmpty] -> empty',
      '[NOTICE-01] [NOTICE-08] [MODAL-05] loading, done fetchNotices -> listing',
      'loading, error fetchNotices -> failed',
      '[NOTICE-01] listing, notices.page [isPage] -> (stays)',
      '[NOTICE-03] listing, notices.toggle -> (stays)',
      'failed, notices.retry -> loading',
    ]),
  )('%s', (_title, run) => run());

  const listed = (selected: string | null) => {
    const bench = createHarness(noticesFlow, { language: 'TH', selected });
    bench.settle(bench.children().fetchNotices, noticesFlow.outcomes.fetchNotices[0] ?? expect.unreachable());
    return { ...bench, shown: () => bench.actor.getSnapshot().context };
  };

  it('[NOTICE-04] opens the selected notice on its page', () => {
    expect(listed('n10').shown()).toMatchObject({ page: 2, open: ['n10'] });
    expect(listed(null).shown()).toMatchObject({ page: 1, open: [] });
    expect(listed('gone').shown()).toMatchObject({ page: 1 });
  });

  it('clears the failure once the notices load', () => {
    const { actor, children, settle } = createHarness(noticesFlow, { language: 'TH', selected: null });
    expect(actor.getSnapshot().context.failure).toBeNull();
    settle(children().fetchNotices, wireFailures(announcementContract.list)[0] ?? expect.unreachable());
    actor.send({ type: 'notices.retry' });
    settle(children().fetchNotices, noticesFlow.outcomes.fetchNotices[0] ?? expect.unreachable());
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('[NOTICE-01] goes to existing pages only', () => {
    const { actor, shown } = listed(null);
    const pages = [2, 3, 0, 1.5, 1].map((page) => {
      actor.send({ type: 'notices.page', page });
      return shown().page;
    });
    expect(pages).toEqual([2, 2, 2, 2, 1]);
  });

  it('[NOTICE-03] opens and closes each notice independently', () => {
    const { actor, shown } = listed('n10');
    const open = ['n1', 'n10', 'n1'].map((id) => {
      actor.send({ type: 'notices.toggle', id });
      return shown().open;
    });
    expect(open).toEqual([['n10', 'n1'], ['n1'], []]);
  });
});
