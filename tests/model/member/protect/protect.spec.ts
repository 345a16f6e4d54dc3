import { expect } from 'vitest';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { protectMachine } from '../../../../src/machines/member/protect/protect.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { everyLimit, onBreak, standing } from './standing.ts';

const { state, confirmRaise } = protectionContract;
const raised = { kind: 'loss', period: 'month' } as const;
const ready = { kind: 'time', period: 'day' } as const;
const none = { kind: 'stake', period: 'bet' } as const;

/** One of the failures that any call can meet. */
const offline = wireFailures(state).slice(0, 1);

export const protectFlow: Flow<typeof protectMachine> = {
  machine: () => protectMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/member/protect' }],
  cases: {
    'protect.retry': [{}],
    'protect.addLimit': [{}],
    'protect.changeLimit': [raised, none],
    'protect.confirmRaise': [ready, raised],
    'protect.cancelRaise': [raised, none],
    'protect.remind': [{ minutes: '30' }, { minutes: '60' }],
    'protect.changed': [{ protection: onBreak }],
  },
  eachCounts: ['protect.changed'],
  outcomes: {
    fetchState: [answers(state, standing), answers(state, onBreak), answers(state, everyLimit), ...offline],
    sendChange: [answers(confirmRaise, onBreak), refuses(confirmRaise, 'STATUS_CHANGED')],
    limit: [
      done(null),
      done({ protection: onBreak, done: 'set' }),
      done({ protection: standing, done: 'asked' }),
      defect,
    ],
    pause: [defect],
    exclusion: [defect],
    sessions: [defect],
  },
  project: ({ protection, which, change }) => [protection?.limits.length, which, change],
  invariants: {
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
    'nothing is said to be done while it is sent, or where it failed': ({ snapshot: { context } }) => {
      if (context.change !== null) expect(context.done).toBeNull();
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchState: { request: {} } }),
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'protect.retry' })]).toEqual([{}, true]);
    },
    'open.standing.known': ({ pending, snapshot }) =>
      expect(['fetchState' in pending, snapshot.context.protection === null]).toEqual([false, false]),
    'open.standing.refreshing': ({ pending }) => expect(pending.fetchState).toEqual({ request: {} }),
    'open.standing.stale': ({ pending, snapshot }) =>
      expect(['fetchState' in pending, snapshot.context.protection === null]).toEqual([false, false]),
    'open.acts.resting': ({ pending, snapshot }) => {
      expect(['limit' in pending, 'sendChange' in pending]).toEqual([false, false]);
      const limits = snapshot.context.protection?.limits.length ?? 0;
      expect([
        snapshot.can({ type: 'protect.addLimit' }),
        snapshot.can({ type: 'protect.changeLimit', ...raised }),
        snapshot.can({ type: 'protect.confirmRaise', ...ready }),
        snapshot.can({ type: 'protect.confirmRaise', ...raised }),
        snapshot.can({ type: 'protect.cancelRaise', ...raised }),
        snapshot.can({ type: 'protect.remind', minutes: '60' }),
      ]).toEqual([limits < 10, limits > 0, limits === 3, false, limits === 3, false]);
    },
    'open.acts.limiting': ({ pending, snapshot }) => {
      const { which } = snapshot.context;
      expect([null, 'loss', 'stake']).toContain(which?.kind ?? null);
      expect(Object.keys(pending.limit as object)).toEqual(['limits', 'which']);
    },
    'open.acts.changing': ({ pending, snapshot }) => {
      expect([
        { kind: 'confirmRaise', request: ready },
        { kind: 'cancelRaise', request: raised },
        { kind: 'setRealityCheck', request: { minutes: '30' } },
      ]).toContainEqual(pending.sendChange);
      expect(snapshot.context.done).toBeNull();
    },
  },
};
