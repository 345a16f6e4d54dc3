import { expect } from 'vitest';
import { downloadMachine } from '../../../../src/machines/public/download/download.machine.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

export const downloadFlow: Flow<typeof downloadMachine> = {
  machine: () => downloadMachine,
  inputs: [{ language: 'EN', keySeed: 'seed', address: '/down' }],
  cases: { 'download.install': [{}], 'download.offered': [{}], 'download.installed': [{}] },
  outcomes: { surroundings: [defect], askInstall: [done(true), done(false), defect] },
  project: ({ declined }) => [declined],
  invariants: {
    'asks only what the browser offers': ({ snapshot }) =>
      expect(snapshot.can({ type: 'download.install' })).toBe(snapshot.matches('offered')),
  },
  expectations: {
    steps: ({ pending }) => expect('askInstall' in pending).toBe(false),
    offered: ({ pending }) => expect('askInstall' in pending).toBe(false),
    asking: ({ pending, snapshot }) =>
      expect(['askInstall' in pending, snapshot.context.declined]).toEqual([true, false]),
    installed: ({ pending }) => expect('askInstall' in pending).toBe(false),
  },
};
