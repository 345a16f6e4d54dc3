import { expect } from 'vitest';
import { systemContract } from '../../../src/api/contract/system.ts';
import { statusMachine } from '../../../src/machines/status/status.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';
import { statusOf } from '../systemStatus.ts';

const { status } = systemContract;

const shows = (value: number) => (seen: Seen<typeof statusMachine>) =>
  expect(seen.snapshot.context).toMatchObject({ answer: statusOf(value) });

export const statusFlow: Flow<typeof statusMachine> = {
  machine: () => statusMachine,
  inputs: [{ host: 'play.example.test' }],
  cases: { 'status.refresh': [{}], 'screen.learned': 'raised', 'screen.lost': 'raised' },
  outcomes: {
    fetchStatus: [0, 1, 2, 7].map((value) => answers(status, statusOf(value))).concat(wireFailures(status)),
  },
  invariants: {
    'the parent hears every answer, once': ({ fresh, snapshot }) => {
      const told = fresh.filter((effect) => 'told' in effect);
      expect(told).toEqual(
        told.length === 0 ? [] : [{ told: { type: 'status.learned', answer: snapshot.context.answer } }],
      );
    },
    'an unknown status is logged, and no other': ({ effects }) =>
      expect(new Set(effects.filter((effect) => 'did' in effect))).toEqual(
        new Set(effects.some(isReport) ? [{ did: 'reportUnknownStatus', params: { status: 7 } }] : []),
      ),
  },
  expectations: {
    'screen.undecided': ({ snapshot }) => expect(snapshot.context).toMatchObject({ answer: null, failure: null }),
    'screen.normal': shows(0),
    'screen.maintenance': shows(1),
    'screen.restricted': shows(2),
    'screen.unknown': (seen) => {
      shows(7)(seen);
      expect(seen.effects.some(isReport)).toBe(true);
    },
    'screen.unreachable': ({ snapshot }) => {
      expect(snapshot.context.answer).toBeNull();
      expect(snapshot.context.failure).toEqual({ kind: 'offline' });
    },
    'asking.waiting': ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchStatus: { request: { url: 'play.example.test' } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'asking.resting': ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.hasTag('busy')).toBe(false);
    },
  },
};

const isReport = (effect: object): boolean => 'did' in effect && effect.did === 'reportUnknownStatus';
