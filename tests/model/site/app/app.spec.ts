import { expect } from 'vitest';
import { appMachine } from '../../../../src/machines/site/app/app.machine.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';

export const appFlow: Flow<typeof appMachine> = {
  machine: () => appMachine,
  inputs: [undefined],
  cases: {
    'app.updated': [{}],
    'app.offline': [{}],
    'app.online': [{}],
    'app.reload': [{}],
    'app.later': [{}],
  },
  outcomes: { surroundings: [defect], applyUpdate: [done(undefined), fails(new Error('no version waits'))] },
  invariants: {
    '[ROUTE-29] the page reloads only when asked to': ({ pending, snapshot }) =>
      expect('applyUpdate' in pending).toBe(snapshot.matches({ update: 'applying' })),
  },
  expectations: {
    'network.online': ({ snapshot }) => expect(snapshot.can({ type: 'app.online' })).toBe(false),
    'network.offline': ({ snapshot }) => expect(snapshot.can({ type: 'app.offline' })).toBe(false),
    'update.current': ({ snapshot }) => expect(snapshot.can({ type: 'app.reload' })).toBe(false),
    'update.ready': ({ snapshot }) =>
      expect([snapshot.can({ type: 'app.reload' }), snapshot.can({ type: 'app.later' })]).toEqual([true, true]),
    'update.later': ({ snapshot }) => expect(snapshot.can({ type: 'app.reload' })).toBe(false),
    'update.applying': ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    'update.applied': ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    'update.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'app.reload' }), snapshot.can({ type: 'app.later' })]).toEqual([true, true]),
  },
};
