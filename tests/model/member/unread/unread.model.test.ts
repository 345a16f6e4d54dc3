import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { unreadFlow } from './unread.spec.ts';

describe('[API-30] the count of unread messages', () => {
  it.each(
    modelTests(unreadFlow, [
      ['[API-30] loading, done fetchUnread -> waiting', { sets: { unread: 3 } }],
      'loading, error fetchUnread -> waiting',
      'waiting, after refreshInterval (300 s) -> loading',
      '[API-30] any, unread.pushed -> waiting',
    ]),
  )('%s', (_title, run) => run());

  it('[API-30] keeps a pushed count over the older answer that is still pending', () => {
    const { actor, children, settle } = createHarness(unreadFlow, undefined);
    const late = children().fetchUnread;
    actor.send({ type: 'unread.pushed', unread: 2 });
    settle(late, unreadFlow.outcomes.fetchUnread[0] ?? expect.unreachable());
    expect(actor.getSnapshot().context.unread).toBe(2);
  });
});
