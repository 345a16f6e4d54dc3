import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { dialogsFlow } from './dialogs.spec.ts';

describe('the warning dialogs', () => {
  it.each(
    modelTests(dialogsFlow, [
      '[MODAL-12] showing, dialogs.show [isNews] -> (stays)',
      '[MODAL-12] showing, dialogs.accept [isOpen] -> (stays)',
      'showing, dialogs.dismiss [isOpen] -> (stays)',
    ]),
  )('%s', (_title, run) => run());

  it('are shown one after the other, and report the next step when accepted', () => {
    const { actor, seen } = createHarness(dialogsFlow, undefined);
    actor.send({ type: 'dialogs.show', dialog: { topic: 'failure', next: 'nothing' } });
    actor.send({ type: 'dialogs.show', dialog: { topic: 'session_expired', next: 'login' } });
    actor.send({ type: 'dialogs.show', dialog: { topic: 'in_need_true_account', next: 'register' } });
    actor.send({ type: 'dialogs.dismiss' });
    actor.send({ type: 'dialogs.accept' });
    expect(actor.getSnapshot().context.queue).toEqual([{ topic: 'in_need_true_account', next: 'register' }]);
    actor.send({ type: 'dialogs.accept' });
    expect(seen(0).effects).toEqual([
      { told: { type: 'dialog.accepted', next: 'login' } },
      { told: { type: 'dialog.accepted', next: 'register' } },
    ]);
    expect(actor.getSnapshot().context.queue).toEqual([]);
  });

  it('show two different messages of the server, but neither twice', () => {
    const { actor } = createHarness(dialogsFlow, undefined);
    for (const message of ['one', 'two', 'one']) {
      actor.send({ type: 'dialogs.show', dialog: { topic: 'server_message', message, next: 'nothing' } });
    }
    expect(actor.getSnapshot().context.queue.map(({ message }) => message)).toEqual(['one', 'two']);
  });
});
