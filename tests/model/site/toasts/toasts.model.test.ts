import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { toastsFlow } from './toasts.spec.ts';

describe('the toasts', () => {
  it.each(
    modelTests(toastsFlow, [
      'any, toasts.show -> showing',
      'showing, toasts.dismiss -> idle',
      'showing, after readingTime (6 s) -> idle',
    ]),
  )('%s', (_title, run) => run());

  it('show each message for its full reading time', () => {
    const { actor, clock } = createHarness(toastsFlow, undefined);
    actor.send({ type: 'toasts.show', topic: 'logged_out' });
    clock.advanceTo(5_000);
    actor.send({ type: 'toasts.show', topic: 'password_changed' });
    clock.advanceTo(10_999);
    expect(actor.getSnapshot().context.topic).toBe('password_changed');
    clock.advanceTo(11_000);
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
