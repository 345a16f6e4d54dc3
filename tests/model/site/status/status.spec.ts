import { expect } from 'vitest';
import { type SystemStatus, systemContract } from '../../../../src/api/contract/site/system.ts';
import { statusMachine } from '../../../../src/machines/site/status/status.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow, Seen } from '../../kit/flow.ts';
import { statusOf } from '../../systemStatus.ts';

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
  walks: [
    'start, fetchStatus done 1, status.refresh, fetchStatus error 1',
    'start, fetchStatus done 3, status.refresh, fetchStatus error 1',
  ],
  invariants: {
    'the parent receives every answer once': ({ fresh, snapshot }) => {
      const told = fresh.filter((effect) => 'told' in effect);
      expect(told).toEqual(
        told.length === 0 ? [] : [{ told: { type: 'status.learned', answer: snapshot.context.answer } }],
      );
    },
    'only unknown statuses are logged, on arrival': ({ fresh }) => {
      const hasCome = fresh.some(
        (effect) => 'told' in effect && 'answer' in effect.told && isUnknown(effect.told.answer),
      );
      expect(fresh.filter((effect) => 'did' in effect)).toEqual(
        hasCome ? [{ did: 'reportUnknownStatus', params: { status: 7 } }] : [],
      );
    },
  },
  expectations: {
    'screen.undecided': ({ snapshot }) => expect(snapshot.context).toMatchObject({ answer: null, failure: null }),
    'screen.normal': shows(0),
    'screen.maintenance': shows(1),
    'screen.restricted': shows(2),
    'screen.unknown': shows(7),
    'screen.unreachable': ({ snapshot }) => {
      expect(snapshot.context.answer).toBeNull();
      expect(['offline', 'malformed']).toContain(snapshot.context.failure?.kind);
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

const isUnknown = (answer: unknown): boolean => (answer as SystemStatus).status === 7;
