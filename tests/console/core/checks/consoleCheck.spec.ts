import { expect } from 'vitest';
import { type Pointed, pointingMachine } from '../../../../src/console/core/checks/pointing.machine.ts';
import type { Flow } from '../../../model/kit/flow.ts';
import { done, fails } from '../../../model/kit/outcome.ts';

export const balance: Pointed = {
  target: { by: 'role', role: 'status', name: 'Balance', within: null, nth: null },
  value: 'P 1.00',
  isControl: false,
};

export const consoleCheckFlow: Flow<typeof pointingMachine> = {
  machine: () => pointingMachine,
  inputs: [undefined],
  cases: {
    'check.point': [{}],
    'check.choose': [{ must: 'shown' }, { must: 'equals' }],
    'check.write': [{ value: 'P 2.00' }],
    'check.keep': [{}],
    'check.cancel': [{}],
  },
  outcomes: { pickElement: [done(balance), fails(new Error('Nothing was pointed at.'))] },
  walks: ['start, check.point, pickElement done, check.choose 2, check.write, check.keep'],
  invariants: {
    'a check is added only of what was pointed at': ({ effects }) => {
      for (const effect of effects) expect(effect).toMatchObject({ did: 'addCheck', params: { pointed: balance } });
    },
  },
  expectations: {
    idle: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.context.pointed).toBeNull();
    },
    pointing: ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['pickElement']);
      expect(snapshot.context).toMatchObject({ pointed: null, failure: null });
    },
    choosing: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.context.pointed).toEqual(balance);
    },
  },
};
