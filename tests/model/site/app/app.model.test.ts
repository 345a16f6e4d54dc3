import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { appFlow } from './app.spec.ts';

const HOUR = 3_600_000;

describe('[ROUTE-29] the site as an app', () => {
  it.each(
    modelTests(appFlow, [
      'any, error surroundings -> update.current',
      'network.online, app.offline -> network.offline',
      'network.offline, app.online -> network.online',
      'update.current, app.updated -> update.ready',
      'update.current, after checkInterval (3600 s) -> update.current',
      'update.ready, app.reload -> update.applying',
      'update.ready, app.later -> update.later',
      'update.later, after askAgain (3600 s) -> update.ready',
      'update.applying, done applyUpdate -> update.applied',
      'update.applying, error applyUpdate -> update.failed',
      'update.applying, after patience (10 s) -> update.failed',
      'update.failed, app.reload -> update.applying',
      'update.failed, app.later -> update.later',
    ]),
  )('%s', (_title, run) => run());

  it('looks for a new version every hour, and asks again an hour after Later', () => {
    const { actor, clock, seen } = createHarness(appFlow, undefined);
    clock.advanceTo(2 * HOUR);
    expect(seen(0).effects).toEqual([{ did: 'checkForUpdate' }, { did: 'checkForUpdate' }]);
    actor.send({ type: 'app.updated' });
    actor.send({ type: 'app.later' });
    clock.advanceTo(3 * HOUR - 1);
    expect(actor.getSnapshot().value.update).toBe('later');
    clock.advanceTo(3 * HOUR);
    expect(actor.getSnapshot().value.update).toBe('ready');
  });
});
