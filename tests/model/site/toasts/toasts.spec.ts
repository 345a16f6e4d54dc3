import { expect } from 'vitest';
import { toastsMachine } from '../../../../src/machines/site/toasts/toasts.machine.ts';
import type { Flow } from '../../kit/flow.ts';

export const toastsFlow: Flow<typeof toastsMachine> = {
  machine: () => toastsMachine,
  inputs: [undefined],
  cases: { 'toasts.show': [{ topic: 'logged_out' }, { topic: 'password_changed' }], 'toasts.dismiss': [{}] },
  outcomes: {},
  invariants: {
    'there are no side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    idle: ({ snapshot }) => expect(snapshot.can({ type: 'toasts.dismiss' })).toBe(false),
    showing: ({ snapshot }) => expect(snapshot.context.topic).not.toBeNull(),
  },
};
