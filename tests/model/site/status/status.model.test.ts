import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import type { Outcome } from '../../kit/outcome.ts';
import { statusFlow } from './status.spec.ts';

describe('the system status', () => {
  it.each(
    modelTests(statusFlow, [
      '[STATUS-01] [STATUS-05] screen, screen.learned [isStatus] -> screen.normal',
      '[STATUS-02] [STATUS-05] screen, screen.learned [isStatus] -> screen.maintenance',
      '[STATUS-03] [STATUS-05] screen, screen.learned [isStatus] -> screen.restricted',
      '[STATUS-04] screen, screen.learned -> screen.unknown',
      'screen.undecided, screen.lost -> screen.unreachable',
      '[STATUS-05] asking.waiting, done fetchStatus -> asking.resting',
      'asking.waiting, error fetchStatus -> asking.resting',
      '[STATUS-09] [ERR-32] asking.resting, status.refresh -> asking.waiting',
      'asking.resting, after recheck (60 s) -> asking.waiting',
    ]),
  )('%s', (_title, run) => run());

  const [normal, maintenance, restricted, unknown, offline] = statusFlow.outcomes.fetchStatus as [
    Outcome,
    Outcome,
    Outcome,
    Outcome,
    Outcome,
  ];

  it('clears the failure once an answer arrives', () => {
    const { actor, children, settle } = createHarness(statusFlow, { host: 'play.example.test' });
    settle(children().fetchStatus, offline);
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'offline' });
    actor.send({ type: 'status.refresh' });
    settle(children().fetchStatus, normal);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('[STATUS-05] shows the screen of the newest answer, polling once a minute', () => {
    const { actor, clock, children, settle } = createHarness(statusFlow, { host: 'play.example.test' });
    const screens = [normal, maintenance, offline, restricted, unknown, normal].map((outcome, minute) => {
      clock.advanceTo(minute * 60_000);
      settle(children().fetchStatus, outcome);
      return actor.getSnapshot().value.screen;
    });
    expect(screens).toEqual(['normal', 'maintenance', 'maintenance', 'restricted', 'unknown', 'normal']);
  });
});
