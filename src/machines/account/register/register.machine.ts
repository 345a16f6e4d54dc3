import { and, assign, type ErrorActorEvent, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import {
  type Registered,
  type RegisterSettings,
  registrationContract,
} from '../../../api/contract/account/registration.ts';
import { dialled, nationalMobile, sentNumber } from '../../../api/contract/rules/mobile.ts';
import type { RegisterMethod } from '../../../api/contract/rules/registerForm.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import { type ApiFailure, failureOf, isRefusal } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredCall, unwiredPromise } from '../../support/unwired.ts';
import { type CaptchaRenewed, captchaMachine } from '../captcha/captcha.machine.ts';
import { type CountryChosen, countryPickerMachine } from '../countryPicker/countryPicker.machine.ts';
import type { SmsNumber } from '../smsCode/smsCode.events.ts';
import { type SmsRefused, smsCodeMachine } from '../smsCode/smsCode.machine.ts';
import type { Consent, Fold, registerEvents } from './register.events.ts';
import * as rules from './register.rules.ts';
import { type RegisterCall, registerCall } from './registerCall.ts';

/** Destination and sender of the code: a hosted service, or the site's own SMS. */
export interface HostedCode {
  readonly code: string;
}

/** Sent to the parent: the invitation code is invalid (ERR-10). */
export interface InvitationRefused {
  readonly type: 'invitation.refused';
  readonly failure: ApiFailure;
}

/** Ports, actions and guards of the registration machine. */
const registerSetup = setup({
  types: {
    context: {} as rules.RegisterContext,
    input: {} as rules.RegisterInput,
    events: {} as EventsOf<typeof registerEvents> | SmsRefused | CaptchaRenewed | CountryChosen | ErrorActorEvent,
    output: {} as rules.RegisterOutput,
    tags: {} as 'busy',
    children: {} as { captcha: 'captcha'; smsCode: 'smsCode'; countryPicker: 'countryPicker' },
  },
  actors: {
    fetchSettings: apiPort(registrationContract.settings),
    checkInvitation: apiPort(registrationContract.affiliate),
    proveHuman: unwiredPromise<string>('register.proveHuman'),
    confirmPhone: unwiredPromise<rules.PhoneProof, HostedCode>('register.confirmPhone'),
    sendRegistration: unwiredCall<Registered, RegisterCall>(
      'register.sendRegistration',
      registrationContract.byUsername,
      registrationContract.byMobile,
    ),
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    countryPicker: countryPickerMachine,
  },
  actions: {
    /** Fills in the referral code (REG-22). */
    recallReferral: (_, _params: { of: 'visit' }) => unwired('register.recallReferral')(),
    /** Reads the business day, for birthdays. */
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('register.readToday')(),
    keepSettings: assign((_, params: { settings: RegisterSettings }) => ({
      settings: params.settings,
      method: rules.firstMethod(params.settings),
      failure: null,
    })),
    keepCountries: assign(({ context }, params: Pick<rules.RegisterInput, 'countries' | 'country'>) => ({
      countries: params.countries,
      country: context.country ?? params.country,
    })),
    passCountries: enqueueActions(
      ({ context, enqueue }, { countries, country }: Pick<rules.RegisterInput, 'countries' | 'country'>) => {
        if (context.partsBroken) return;
        enqueue.sendTo('countryPicker', { type: 'countryPicker.settings', countries: [...countries], country });
      },
    ),
    /** The typed captcha is cleared with its image. */
    stopParts: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ partsBroken: true, values: { ...context.values, captcha: '' } });
      for (const part of ['smsCode', 'countryPicker', 'captcha'] as const) enqueue.stopChild(part);
    }),
    restartParts: enqueueActions(({ context: { partsBroken, countries, country }, enqueue }) => {
      if (!partsBroken) return;
      enqueue.assign({ partsBroken: false });
      enqueue.spawnChild('smsCode', { id: 'smsCode' });
      enqueue.spawnChild('countryPicker', { id: 'countryPicker', input: { countries, country } });
    }),
    keepMethod: assign((_, params: { method: RegisterMethod }) => ({
      method: params.method,
      touched: [],
      failure: null,
    })),
    keepCountry: assign(({ context }, params: { country: Country }) => ({
      country: params.country,
      proof: params.country.countryCode === context.country?.countryCode ? context.proof : null,
    })),
    keepValue: assign(({ context }, params: { field: keyof rules.RegisterContext['values']; value: string }) => ({
      values: { ...context.values, [params.field]: params.value },
      codeProblem: params.field === 'verificationCode' ? null : context.codeProblem,
      proof: params.field === 'verificationCode' || params.field === 'mobileNum' ? null : context.proof,
    })),
    keepConsent: assign(({ context }, params: { to: Consent; agreed: boolean }) => ({
      agreed: { ...context.agreed, [params.to]: params.agreed },
    })),
    markTouched: assign(({ context }, params: { field: rules.ValidatedField }) => ({
      touched: rules.withTouched(context.touched, params.field),
    })),
    toggleFold: assign(({ context }, params: { fold: Fold }) => ({
      opened: { ...context.opened, [params.fold]: !context.opened[params.fold] },
    })),
    touchAll: assign(({ context }) => ({
      touched: rules.validatedFields(context),
      opened: rules.openedByProblems(context),
      failure: null,
    })),
    leaveMobile: assign(({ context }) => ({ touched: rules.withTouched(context.touched, 'mobileNum') })),
    openCaptcha: enqueueActions(({ context, enqueue }, _params: { when: 'settings' | 'restarted' }) => {
      if (!rules.isShown(context, 'captcha')) return;
      enqueue.spawnChild('captcha', { id: 'captcha', input: { captchaKey: context.captchaKey } });
    }),
    renewCaptcha: enqueueActions(({ context, enqueue }, _params: { when: 'refused' }) => {
      if (!rules.isShown(context, 'captcha')) return;
      enqueue.sendTo('captcha', { type: 'captcha.refresh' });
      enqueue.assign({ values: { ...context.values, captcha: '' } });
    }),
    forgetCaptcha: assign(({ context }) => ({ values: { ...context.values, captcha: '' } })),
    refreshCaptcha: sendTo('captcha', { type: 'captcha.refresh' }),
    requestCode: sendTo('smsCode', ({ context }) => ({ type: 'smsCode.send', ...numberOf(context) })),
    tellRefused: sendParent((_, params: { failure: ApiFailure }) => ({
      type: 'smsCode.refused',
      failure: params.failure,
    })),
    tellInvitation: sendParent((_, params: { error: unknown }) => ({
      type: 'invitation.refused',
      failure: failureOf(params.error),
    })),
    keepRefusedCode: assign(({ context }) => ({
      opened: { ...context.opened, invitation: true },
      refusedCode: context.values.affiliateCode.trim(),
      touched: rules.withTouched(context.touched, 'affiliateCode'),
    })),
    keepHuman: assign((_, params: { human: string }) => ({ human: params.human })),
    keepProof: assign((_, params: { proof: rules.PhoneProof }) => ({ proof: params.proof })),
    /** SMS-11, ERR-44: no message; only the field shows the error. */
    abandonCode: assign(({ context }, params: { error: unknown }) => ({
      codeProblem: phoneProblemOf(failureOf(params.error)),
      values: { ...context.values, verificationCode: '' },
    })),
    /** The proof of a verified number stays valid until number or code change, or the server refuses it. */
    keepFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      human: null,
      proof: isRefusal(failureOf(params.error), 'PHONE_PROOF_REJECTED') ? null : context.proof,
    })),
    forgetFailure: assign({ failure: null, codeProblem: null }),
    holdModal: sendParent({ type: 'modal.hold' }),
    releaseModal: sendParent({ type: 'modal.release' }),
    storeToken: (_, _params: { token: string }) => unwired('register.storeToken')(),
    recordRegistered: assign((_, params: { bonus: number }) => ({
      outcome: 'registered' as const,
      bonus: params.bonus,
    })),
    recordLogIn: assign({ outcome: 'logIn' as const }),
  },
  guards: {
    isOffered: (_, params: { settings: RegisterSettings }) => rules.isOffered(params.settings),
    isMethodOffered: ({ context }, params: { method: RegisterMethod }) =>
      params.method === 'username'
        ? context.settings?.features.usernameRegistration === true
        : context.settings?.features.mobileRegistration === true,
    isFormKnown: ({ context }) => context.settings !== null,
    arePartsBroken: ({ context }) => context.partsBroken,
    isFormValid: ({ context }) => rules.isFormValid(context),
    isInvited: ({ context }) => rules.isInvited(context),
    isInvitationWrong: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'INVITATION_CODE_ERROR'),
    isHostedCode: ({ context }) => rules.isHostedCode(context),
    isMobileValid: ({ context }) =>
      rules.isShown(context, 'mobileNum') && rules.problemOf(context, 'mobileNum') === null,
    hasFold: ({ context }, params: { fold: Fold }) => rules.foldedFields(context, params.fold).length > 0,
    isCaptchaShown: ({ context }) => rules.isShown(context, 'captcha'),
  },
});

const numberOf = ({ country, values, settings }: rules.RegisterContext): SmsNumber => ({
  countryDialingCode: dialled(country),
  mobileNum: (country && nationalMobile(values.mobileNum, country)) ?? sentNumber(values.mobileNum),
  hosted: settings?.phoneAuth ?? null,
});

const phoneProblemOf = (failure: ApiFailure) => (failure.kind === 'phone' ? failure.problem : 'unknown');

type States = NonNullable<Parameters<typeof registerSetup.createMachine>[0]['states']>;

/** Steps of a submitted form, in order (spec 4, Register). */
const registerSteps = {
  checkingInvitation: {
    description: 'Checking the invitation code (REG-09) first.',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    entry: 'forgetFailure',
    invoke: {
      id: 'checkInvitation',
      src: 'checkInvitation',
      input: ({ context }) => ({
        request: { code: context.values.affiliateCode.trim(), domain: context.values.domain },
      }),
      onDone: 'verifying',
      onError: [
        {
          guard: { type: 'isInvitationWrong', params: ({ event }) => ({ error: event.error }) },
          target: 'form',
          actions: ['keepRefusedCode', { type: 'tellInvitation', params: ({ event }) => ({ error: event.error }) }],
        },
        {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
  },
  verifying: {
    description: 'Solving the proof of work, without interaction (REG-28).',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    entry: 'forgetFailure',
    invoke: {
      id: 'proveHuman',
      src: 'proveHuman',
      onDone: [
        {
          guard: and(['isFormValid', 'isHostedCode']),
          target: 'confirmingPhone',
          actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
        },
        {
          guard: 'isFormValid',
          target: 'sending',
          actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
        },
        {
          description: 'The captcha image was renewed; the typed code is invalid.',
          target: 'form',
          actions: 'touchAll',
        },
      ],
      onError: {
        target: 'form',
        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  },
  confirmingPhone: {
    description: 'A hosted service verifies the code; if it refuses, nothing is registered (SMS-11).',
    tags: 'busy',
    on: { 'register.close': 'ended' },
    invoke: {
      id: 'confirmPhone',
      src: 'confirmPhone',
      input: ({ context }) => ({ code: context.values.verificationCode.trim() }),
      onDone: [
        {
          guard: 'isFormValid',
          target: 'sending',
          actions: { type: 'keepProof', params: ({ event }) => ({ proof: event.output }) },
        },
        {
          target: 'form',
          actions: [{ type: 'keepProof', params: ({ event }) => ({ proof: event.output }) }, 'touchAll'],
        },
      ],
      onError: {
        target: 'form',
        actions: { type: 'abandonCode', params: ({ event }) => ({ error: event.error }) },
      },
    },
  },
  sending: {
    description: 'Sending the registration. Cannot be closed: the answer is a session.',
    tags: 'busy',
    entry: 'holdModal',
    exit: 'releaseModal',
    on: { 'xstate.error.actor.*': { actions: 'stopParts' } },
    invoke: {
      id: 'sendRegistration',
      src: 'sendRegistration',
      input: ({ context }) => registerCall(context),
      onDone: {
        target: 'ended',
        actions: [
          { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
          { type: 'recordRegistered', params: ({ event }) => ({ bonus: event.output.bonus }) },
        ],
      },
      onError: [
        {
          guard: 'arePartsBroken',
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
        {
          target: 'form',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'renewCaptcha', params: { when: 'refused' } },
          ],
        },
      ],
    },
  },
} satisfies States;

/**
 * Registration (spec 4, Register; REG-01…31): the server defines the methods and their fields. An invitation code is
 * checked before anything is sent. Success signs in. Typed values are kept.
 */
export const registerMachine = registerSetup.createMachine({
  id: 'register',
  context: ({ input }) => rules.firstContext(input),
  entry: { type: 'recallReferral', params: { of: 'visit' } },
  invoke: [
    {
      id: 'smsCode',
      src: 'smsCode',
      onError: {
        target: '.failed',
        actions: ['stopParts', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
      },
    },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context: { countries, country } }) => ({ countries, country }),
      onError: {
        target: '.failed',
        actions: ['stopParts', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
      },
    },
  ],
  initial: 'loading',
  on: {
    'modal.settings': {
      actions: [
        { type: 'keepCountries', params: ({ event }) => event.settings },
        { type: 'passCountries', params: ({ event }) => event.settings },
      ],
    },
    'country.chosen': { actions: { type: 'keepCountry', params: ({ event }) => event } },
    'captcha.renewed': { actions: 'forgetCaptcha' },
    'smsCode.refused': { actions: { type: 'tellRefused', params: ({ event }) => ({ failure: event.failure }) } },
  },
  states: {
    loading: {
      description: 'Loading the registration settings.',
      tags: 'busy',
      on: { 'register.close': 'ended' },
      entry: { type: 'readToday', params: { zone: 'GMT+8' } },
      invoke: {
        id: 'fetchSettings',
        src: 'fetchSettings',
        input: { request: {} },
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ settings: event.output }) },
            target: 'form',
            actions: [
              { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
              { type: 'openCaptcha', params: { when: 'settings' } },
            ],
          },
          { target: 'switchedOff' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    switchedOff: {
      description: 'Registration is closed; says so and offers the login.',
      on: { 'register.logIn': { target: 'ended', actions: 'recordLogIn' }, 'register.close': 'ended' },
    },
    failed: {
      description: 'Loading the settings failed, or a part of the form has failed; shows the reason and Retry.',
      on: {
        'register.retry': [
          {
            guard: 'isFormKnown',
            target: 'form',
            actions: ['forgetFailure', 'restartParts', { type: 'openCaptcha', params: { when: 'restarted' } }],
          },
          { target: 'loading', actions: 'restartParts' },
        ],
        'register.close': 'ended',
      },
    },
    form: {
      description: 'The form, with errors of fields left or submitted and the reason of the last failure.',
      on: {
        'register.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'register.typeSecret': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'register.leaveField': { actions: { type: 'markTouched', params: ({ event }) => event } },
        'register.agree': { actions: { type: 'keepConsent', params: ({ event }) => event } },
        'register.toggleFold': {
          guard: { type: 'hasFold', params: ({ event }) => event },
          actions: { type: 'toggleFold', params: ({ event }) => event },
        },
        'register.chooseMethod': {
          guard: { type: 'isMethodOffered', params: ({ event }) => event },
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'register.refreshCaptcha': { guard: 'isCaptchaShown', actions: ['refreshCaptcha', 'forgetCaptcha'] },
        'register.requestCode': [{ guard: 'isMobileValid', actions: 'requestCode' }, { actions: 'leaveMobile' }],
        'register.logIn': { target: 'ended', actions: 'recordLogIn' },
        'register.close': 'ended',
        'register.submit': [
          { guard: and(['isFormValid', 'isInvited']), target: 'checkingInvitation' },
          { guard: 'isFormValid', target: 'verifying' },
          { actions: 'touchAll' },
        ],
      },
    },
    ...registerSteps,
    ended: { description: 'Done; the output says how. A new account has stored its token.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome, bonus: context.bonus }),
});
