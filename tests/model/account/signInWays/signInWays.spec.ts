import { expect } from 'vitest';
import {
  type NewPasskey,
  type SignInWays,
  secondFactorContract,
} from '../../../../src/api/contract/account/secondFactor.ts';
import { signInWaysMachine } from '../../../../src/machines/account/signInWays/signInWays.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';

const { ways, start, confirm, renewCodes, stop, startPasskey, addPasskey } = secondFactorContract;

/** 21/11/2026 18:59 GMT+8. */
const ADDED = 1_795_258_740_000;

const laptop = { id: 'passkey-of-the-laptop', name: 'Laptop', addedAt: ADDED, usedAt: ADDED + 60_000, isSynced: true };
export const bare: SignInWays = { authenticator: null, passkeys: [] };
export const full: SignInWays = { authenticator: { since: ADDED, codesLeft: 8 }, passkeys: [laptop] };
export const codes = ['ABCDE-23456', 'FGHJK-23456'];

export const setup = {
  stepTicket: 'x'.repeat(43),
  authenticatorKey: 'JBSWY3DPEHPK3PXP',
  authenticatorUri: 'otpauth://totp/site:somchai?secret=JBSWY3DPEHPK3PXP',
};
export const wanted = {
  challenge: 'challenge',
  rp: { id: 'play.test', name: 'Play' },
  user: { id: 'user', name: 'somchai', displayName: 'somchai' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 600_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};
export const made: NewPasskey = {
  id: 'passkey-that-is-new',
  rawId: 'passkey-that-is-new',
  type: 'public-key',
  response: { clientDataJSON: 'client', attestationObject: 'attestation' },
  clientExtensionResults: {},
};

/** What a task needs to be typed. */
export const PASSWORD = 'Player#2026';
export const CODE = '246813';

export const signInWaysFlow: Flow<typeof signInWaysMachine> = {
  machine: () => signInWaysMachine,
  inputs: [undefined],
  cases: {
    'ways.retry': [{}],
    'ways.begin': [{ task: 'app' }, { task: 'stop' }, { task: 'codes' }, { task: 'passkey' }],
    'ways.remove': [{ id: laptop.id }],
    'ways.rename': [{ id: laptop.id }],
    'ways.typePassword': [{ value: PASSWORD }],
    'ways.typeCode': [{ value: CODE }],
    'ways.typeName': [{ value: ' Work ' }, { value: '' }],
    'ways.submit': [{}],
    'ways.cancel': [{}],
    'ways.copy': [{}],
    'ways.download': [{}],
    'ways.done': [{}],
  },
  eachCounts: ['ways.download'],
  outcomes: {
    fetchWays: [answers(ways, bare), answers(ways, full), ...wireFailures(ways).slice(0, 1)],
    sendStart: [
      answers(start, setup),
      refuses(start, 'LOGIN_PASSWORD_WRONG'),
      refuses(start, 'STATUS_CHANGED'),
      ...wireFailures(start).slice(0, 1),
    ],
    sendStartPasskey: [
      answers(startPasskey, { stepTicket: setup.stepTicket, wanted }),
      refuses(startPasskey, 'LOGIN_PASSWORD_WRONG'),
    ],
    makePasskey: [done(made), done('cancelled'), defect],
    fetchCodes: [
      answers(confirm, { recoveryCodes: codes }),
      refuses(confirm, 'SECOND_FACTOR_WRONG', { triesLeft: 4 }),
      refuses(renewCodes, 'STATUS_CHANGED'),
    ],
    sendChange: [
      answers(stop, bare),
      refuses(stop, 'SECOND_FACTOR_WRONG', { triesLeft: 4 }),
      refuses(stop, 'STATUS_CHANGED'),
      ...wireFailures(addPasskey).slice(0, 1),
    ],
    copyText: [done(undefined), fails(new Error('no clipboard'))],
  },
  project: (context) => [
    ...[context.ways?.authenticator === null, context.ways?.passkeys.length, context.task, context.tried],
    ...[context.password, context.factorCode, context.name, context.setup === null, context.made === null],
    ...[context.copied, context.trouble, context.done, context.recoveryCodes.length],
    context.failure?.kind === 'refused' ? context.failure.code : context.failure?.kind,
  ],
  invariants: {
    'nothing typed and nothing secret is left once the list is shown': ({ snapshot }) => {
      const { password, factorCode, setup: kept, recoveryCodes } = snapshot.context;
      if (snapshot.matches('shown') || snapshot.matches('loading'))
        expect([password, factorCode, kept, recoveryCodes]).toEqual(['', '', null, []]);
    },
    'recovery codes are in no other state': ({ snapshot }) =>
      expect(snapshot.context.recoveryCodes.length > 0).toBe(snapshot.matches('codes')),
    'the file of recovery codes is the only side effect': ({ effects }) => {
      for (const effect of effects)
        expect(effect).toEqual({
          did: 'saveFile',
          params: { name: 'recovery-codes.txt', csv: 'ABCDE-23456\nFGHJK-23456\n' },
        });
    },
    'no failure is shown during a call': ({ snapshot }) => {
      if (snapshot.hasTag('busy')) expect(snapshot.context.failure).toBeNull();
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchWays: { request: {} } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'ways.retry' })]).toEqual([{}, true]),
    shown: ({ pending, snapshot }) => {
      const isOn = snapshot.context.ways?.authenticator !== null;
      const can = (['app', 'stop', 'codes', 'passkey'] as const).map((task) =>
        snapshot.can({ type: 'ways.begin', task }),
      );
      expect([pending, can]).toEqual([{}, [!isOn, isOn, isOn, true]]);
      expect(snapshot.can({ type: 'ways.remove', id: 'of somebody else' })).toBe(false);
    },
    proving: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(['app', 'stop', 'codes', 'passkey', 'remove']).toContain(snapshot.context.task);
    },
    naming: ({ pending, snapshot: { context } }) => expect([pending, context.task]).toEqual([{}, 'rename']),
    starting: ({ pending, snapshot: { context } }) =>
      expect([pending, context.task]).toEqual([{ sendStart: { request: { password: PASSWORD } } }, 'app']),
    scanning: ({ pending, snapshot: { context } }) =>
      expect([pending, context.setup, context.password]).toEqual([{}, setup, '']),
    asking: ({ pending, snapshot: { context } }) =>
      expect([pending, context.task]).toEqual([{ sendStartPasskey: { request: { password: PASSWORD } } }, 'passkey']),
    prompting: ({ pending }) => expect(pending).toEqual({ makePasskey: { wanted } }),
    fetching: ({ pending, snapshot: { context } }) => {
      const call =
        context.task === 'app'
          ? { kind: 'confirm', request: { stepTicket: setup.stepTicket, factorCode: CODE } }
          : { kind: 'renewCodes', request: { password: PASSWORD, factorCode: CODE } };
      expect(pending).toEqual({ fetchCodes: call });
    },
    'codes.resting': ({ pending, snapshot: { context } }) =>
      expect([pending, context.recoveryCodes]).toEqual([{}, codes]),
    'codes.copying': ({ pending }) => expect(pending).toEqual({ copyText: { text: codes.join('\n') } }),
    changing: ({ pending, snapshot: { context } }) => {
      const calls = {
        stop: { kind: 'stop', request: { password: PASSWORD, factorCode: CODE } },
        remove: { kind: 'removePasskey', request: { id: laptop.id, password: PASSWORD } },
        passkey: { kind: 'addPasskey', request: { stepTicket: setup.stepTicket, passkey: made } },
      };
      const { task } = context;
      if (task === 'rename') {
        expect(pending).toEqual({
          sendChange: { kind: 'renamePasskey', request: { id: laptop.id, name: context.name.trim() } },
        });
        expect(context.name.trim()).not.toBe('');
        return;
      }
      expect(pending).toEqual({ sendChange: calls[task as keyof typeof calls] });
    },
  },
};
