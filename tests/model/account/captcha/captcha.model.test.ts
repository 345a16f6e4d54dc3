import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { captchaFlow } from './captcha.spec.ts';

describe('the captcha', () => {
  it.each(
    modelTests(captchaFlow, [
      '[CAPTCHA-01] loading, done fetchCaptcha -> fresh',
      'loading, error fetchCaptcha -> failed',
      '[CAPTCHA-02] fresh, after minimumInterval (1 s) [isAnotherWanted] -> loading',
      '[CAPTCHA-02] fresh, after minimumInterval (1 s) -> shown',
      '[CAPTCHA-02] fresh.enough, captcha.refresh -> fresh.due',
      'shown, captcha.refresh -> loading',
      '[CAPTCHA-02] shown, after lifetime (110 s) -> loading',
      'failed, captcha.refresh -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('clears the failure when an image loads, and the image when loading fails', () => {
    const { actor, clock, children, settle } = createHarness(captchaFlow, { captchaKey: 'a-key-of-sixteen-or-more' });
    const [image, offline] = captchaFlow.outcomes.fetchCaptcha;
    const shown = [offline, image, offline].map((outcome) => {
      settle(children().fetchCaptcha, outcome ?? expect.unreachable());
      const { context } = actor.getSnapshot();
      actor.send({ type: 'captcha.refresh' });
      clock.advanceTo(clock.now() + 1000);
      return [context.image !== null, context.failure !== null];
    });
    expect(shown).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  it('[CONST-16] [CAPTCHA-02] loads the next image one second after the last, whenever it was requested within that second', () => {
    const { actor, clock, children, settle } = createHarness(captchaFlow, { captchaKey: 'a-key-of-sixteen-or-more' });
    settle(children().fetchCaptcha, captchaFlow.outcomes.fetchCaptcha[0] ?? expect.unreachable());
    clock.advanceTo(900);
    actor.send({ type: 'captcha.refresh' });
    actor.send({ type: 'captcha.refresh' });
    clock.advanceTo(999);
    expect(actor.getSnapshot().value).toEqual({ fresh: 'due' });
    clock.advanceTo(1000);
    expect(actor.getSnapshot().value).toBe('loading');
  });
});
