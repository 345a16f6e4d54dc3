import { assign, setup } from 'xstate';
import { apiChoicePort, apiPort } from '../../api/actors.ts';
import {
  type AuthenticatorSetup,
  type NewPasskey,
  type PasskeyWanted,
  type SignInWays,
  secondFactorContract,
} from '../../api/contract/secondFactor.ts';
import { failureOf } from '../../api/failure.ts';
import type { PasskeyTrouble } from '../../api/passkeys.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import type { signInWaysEvents } from './signInWays.events.ts';
import * as rules from './signInWays.rules.ts';

const { ways, start, confirm, renewCodes, stop, startPasskey, addPasskey, renamePasskey, removePasskey } =
  secondFactorContract;

/** Setup of the ways to sign in. */
export const signInWaysSetup = setup({
  types: {
    context: {} as rules.SignInWaysContext,
    events: {} as EventsOf<typeof signInWaysEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchWays: apiPort(ways),
    sendStart: apiPort(start),
    sendStartPasskey: apiPort(startPasskey),
    makePasskey: unwiredPromise<NewPasskey | PasskeyTrouble, { readonly wanted: PasskeyWanted | null }>(
      'signInWays.makePasskey',
    ),
    fetchCodes: apiChoicePort({ confirm, renewCodes }),
    sendChange: apiChoicePort({ stop, addPasskey, renamePasskey, removePasskey }),
    copyText: unwiredPromise<void, { readonly text: string }>('signInWays.copyText'),
  },
  actions: {
    keepWays: assign((_, params: { ways: SignInWays }) => ({ ways: params.ways })),
    keepFailure: assign((_, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      factorCode: '',
      tried: false,
    })),
    forgetFailure: assign({ failure: null }),
    begin: assign((_, params: { task: rules.Task }) => ({ ...rules.idle, task: params.task })),
    beginWith: assign(({ context }, params: { task: rules.Task; id: string }) => ({
      ...rules.idle,
      task: params.task,
      passkeyId: params.id,
      name: rules.nameOf(context.ways, params.id),
    })),
    rest: assign(rules.idle),
    /** Back to the list, with the reason. */
    giveUp: assign((_, params: { error: unknown }) => ({ ...rules.idle, failure: failureOf(params.error) })),
    keepPassword: assign((_, params: { value: string }) => ({ password: params.value, failure: null })),
    keepCode: assign((_, params: { value: string }) => ({ factorCode: params.value, failure: null })),
    keepName: assign((_, params: { value: string }) => ({ name: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepSetup: assign((_, params: { setup: AuthenticatorSetup }) => ({
      setup: params.setup,
      password: '',
      tried: false,
    })),
    keepStart: assign((_, params: { start: rules.SignInWaysContext['start'] }) => ({
      start: params.start,
      password: '',
    })),
    keepMade: assign((_, params: { made: NewPasskey | PasskeyTrouble }) =>
      typeof params.made === 'string' ? { ...rules.idle, trouble: params.made } : { made: params.made },
    ),
    keepCodes: assign((_, params: { recoveryCodes: readonly string[] }) => ({
      ...rules.idle,
      recoveryCodes: params.recoveryCodes,
    })),
    keepChange: assign(({ context: { task } }, params: { ways: SignInWays }) => ({
      ...rules.idle,
      ways: params.ways,
      done: task === 'app' || task === 'codes' ? null : task,
    })),
    endCopy: assign((_, params: { copied: 'done' | 'failed' }) => ({ copied: params.copied })),
    /** The codes as a text file. */
    saveFile: (_, _params: { name: string; csv: string }) => unwired('signInWays.saveFile')(),
  },
  guards: {
    isProof: ({ context }) => rules.proofProblems(context).length === 0,
    isCodeNeeded: ({ context }) => rules.needsCode(context.task),
    isForApp: ({ context }) => context.task === 'app',
    isForPasskey: ({ context }) => context.task === 'passkey',
    isForCodes: ({ context }) => context.task === 'codes',
    isRename: ({ context }) => context.task === 'rename',
    isStopOrRemove: ({ context }) => context.task === 'stop' || context.task === 'remove',
    isSixDigits: ({ context }) => rules.isSixDigits(context),
    isNamed: ({ context }) => context.name.trim() !== '',
    isMade: (_, params: { made: NewPasskey | PasskeyTrouble }) => typeof params.made !== 'string',
    isOver: (_, params: { error: unknown }) => rules.isOver(failureOf(params.error)),
    /** What can be begun: turning on what is off, and off what is on. */
    canBegin: ({ context: { ways: known } }, params: { task: rules.Task }) =>
      params.task === 'passkey' || (params.task === 'app') === (known?.authenticator === null),
    isKnown: ({ context }, params: { id: string }) =>
      context.ways?.passkeys.some(({ id }) => id === params.id) === true,
  },
});
