import { expect } from 'vitest';
import { enqueueActions, type SnapshotFrom } from 'xstate';
import { ApiError } from '../../../../src/api/failure.ts';
import type { FlowSettings, ModalRequest } from '../../../../src/machines/site/modals/flows.ts';
import { modalsMachine } from '../../../../src/machines/site/modals/modals.machine.ts';
import { japan } from '../../account/login/login.spec.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';

const logout: ModalRequest = { flow: 'logout', input: { ask: true } };
export const registerInput = {
  countries: [],
  country: null,
  host: 'play.example.test',
  address: 'https://play.example.test/',
  gameId: null,
} as const;
const register: ModalRequest = { flow: 'register', input: registerInput };
const refusal = {
  type: 'smsCode.refused',
  failure: { kind: 'refused', code: 'SMS_NOT_SENT', message: 'not sent', details: null },
} as const;

/** What the merchant offers, differing for each form. */
export const offered: FlowSettings = {
  login: { features: { smsLogin: true, forcedPasswordChange: true }, countries: [], country: null },
  register: { features: { smsLogin: true, forcedPasswordChange: false }, countries: [japan], country: japan },
  forgot: { byMobile: true, countries: [], country: null },
  freePlay: { isOffered: false },
};

const running = ({ context: { request } }: SnapshotFrom<typeof modalsMachine>) => ({
  [request?.flow ?? 'none']: request?.input,
});

export const modalsFlow: Flow<typeof modalsMachine> = {
  machine: ({ held }) =>
    modalsMachine.provide({
      actions: {
        startFlow: enqueueActions(({ enqueue }, { request }) => {
          if (request) enqueue.spawnChild(held as never, { id: request.flow, input: request.input } as never);
        }),
      },
    }),
  inputs: [undefined],
  cases: {
    'modal.open': [{ request: logout }, { request: register }],
    'modal.offer': [{ request: register }],
    'modal.retry': [{}],
    'modal.cancel': [{}],
    'modal.language': [{ language: 'EN' }],
    'modal.settings': [{ settings: offered }],
    'modal.leave': [{}],
    'modal.hold': [{}],
    'modal.release': [{}],
    'modal.drop': [{}],
    'smsCode.refused': [refusal],
    'invitation.refused': [{ failure: refusal.failure }],
  },
  eachCounts: ['modal.open', 'smsCode.refused', 'invitation.refused'],
  outcomes: { loadFlow: [done(undefined), fails(new ApiError({ kind: 'offline' }))] },
  spawned: {
    logout: [done({ outcome: 'kept' }), defect],
    register: [done({ outcome: 'closed' }), defect],
  },
  walks: ['start, modal.open 2, loadFlow done, modal.settings'],
  invariants: {
    'at most one flow runs': ({ pending }) => expect(Object.keys(pending).length).toBeLessThanOrEqual(1),
  },
  expectations: {
    closed: ({ pending, snapshot }) => {
      expect([pending, snapshot.children]).toEqual([{}, {}]);
      expect(snapshot.context.request).toBeNull();
    },
    loading: ({ pending, snapshot }) => expect(pending).toEqual({ loadFlow: { flow: snapshot.context.request?.flow } }),
    unavailable: ({ pending, snapshot }) => {
      expect([pending, snapshot.children]).toEqual([{}, {}]);
      expect(snapshot.can({ type: 'modal.retry' })).toBe(true);
    },
    'open.free': ({ pending, snapshot }) => {
      expect(pending).toEqual(running(snapshot));
      expect(Object.keys(snapshot.children)).toEqual(Object.keys(pending));
    },
    'open.held': ({ pending, snapshot }) => {
      expect(pending).toEqual(running(snapshot));
      expect(Object.keys(snapshot.children)).toEqual(Object.keys(pending));
    },
  },
};
