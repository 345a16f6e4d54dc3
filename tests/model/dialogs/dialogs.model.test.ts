import { describe, expect, it } from 'vitest';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { dialogsFlow } from './dialogs.spec.ts';

describe('the warning dialogs', () => {
  it.each(
    modelTests(dialogsFlow, [
      '[MODAL-12] showing, dialogs.show [isNews] -> (stays)',
      '[MODAL-12] showing, dialogs.accept [isOpen] -> (stays)',
      'showing, dialogs.dismiss [isOpen] -> (stays)',
    ]),
  )('%s', (_title, run) => run());

  it('come one after another, and say what follows when they are accepted', () => {
    const { actor, seen } = openBench(dialogsFlow, undefined);
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

  it('say two sentences of the server, but neither twice', () => {
    const { actor } = openBench(dialogsFlow, undefined);
    for (const message of ['one', 'two', 'one']) {
      actor.send({ type: 'dialogs.show', dialog: { topic: 'server_message', message, next: 'nothing' } });
    }
    expect(actor.getSnapshot().context.queue.map(({ message }) => message)).toEqual(['one', 'two']);
  });
});
