import { expect } from 'vitest';
import type { Dialog } from '../../../../src/machines/site/dialogs/dialogs.events.ts';
import { dialogsMachine } from '../../../../src/machines/site/dialogs/dialogs.machine.ts';
import type { Flow } from '../../kit/flow.ts';

const expired: Dialog = { topic: 'session_expired', next: 'login' };
const said: Dialog = { topic: 'server_message', message: 'Closed for today', next: 'nothing' };

export const dialogsFlow: Flow<typeof dialogsMachine> = {
  machine: () => dialogsMachine,
  inputs: [undefined],
  cases: {
    'dialogs.show': [{ dialog: expired }, { dialog: said }],
    'dialogs.accept': [{}],
    'dialogs.dismiss': [{}],
  },
  outcomes: {},
  invariants: {
    'no message is queued twice': ({ snapshot: { context } }) =>
      expect(new Set(context.queue.map(({ topic }) => topic)).size).toBe(context.queue.length),
  },
  expectations: {
    showing: ({ snapshot }) => expect(snapshot.can({ type: 'dialogs.accept' })).toBe(snapshot.context.queue.length > 0),
  },
};
