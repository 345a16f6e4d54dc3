import { and, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { signInStepContract } from '../../../api/contract/account/signInStep.ts';
import type { CallOf, ValueOf } from '../../../api/contract/endpoint.ts';
import { dialled, sentNumber } from '../../../api/contract/rules/mobile.ts';
import { type Country, extContract } from '../../../api/contract/site/ext.ts';
import { sessionContract } from '../../../api/contract/site/session.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import { createResourceMachine, type ResourceLoaded } from '../../resource/resource.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredCall, unwiredPromise } from '../../support/unwired.ts';
import { type CaptchaRenewed, captchaMachine } from '../captcha/captcha.machine.ts';
import { type CountryChosen, countryPickerMachine } from '../countryPicker/countryPicker.machine.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import { type SecondStepOutput, ticketOf } from '../secondStep/secondStep.rules.ts';
import { type SmsRefused, smsCodeMachine } from '../smsCode/smsCode.machine.ts';
import type { LoginField, LoginMethod, LoginSettings, loginEvents } from './login.events.ts';
import * as rules from './login.rules.ts';
import { loginCall } from './loginCall.ts';

export interface LoginInput {
  readonly area: 'site' | 'agent';
  readonly features: rules.LoginFeatures;
  readonly countries: readonly Country[];
  readonly country: Country | null;
  readonly captchaKey: string;
}

type CountryList = ValueOf<typeof extContract.countries>;

/** Ports, actions and guards of the login machine. */
const loginSetup = setup({
  types: {
    context: {} as rules.LoginContext,
    input: {} as LoginInput,
    events: {} as
      | EventsOf<typeof loginEvents>
      | SmsRefused
      | CaptchaRenewed
      | CountryChosen
      | ResourceLoaded<'countries', CountryList>,
    output: {} as rules.LoginOutput,
    tags: {} as 'busy',
    children: {} as {
      captcha: 'captcha';
      smsCode: 'smsCode';
      countries: 'countries';
      countryPicker: 'countryPicker';
      secondStep: 'secondStep';
    },
  },
  actors: {
    recall: unwiredPromise<rules.Remembered | null>('login.recall'),
    proveHuman: unwiredPromise<string>('login.proveHuman'),
    sendLogin: apiPort(sessionContract.login),
    secondStep: secondStepMachine,
    usePasskey: unwiredCall<rules.PasskeyOutcome, { readonly area: 'site' | 'agent' }>(
      'login.usePasskey',
      signInStepContract.passkeyChallenge,
      signInStepContract.passkey,
    ),
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    countries: createResourceMachine<CallOf<typeof extContract.countries>, CountryList>(
      'countries',
      extContract.countries,
      'idle',
    ),
    countryPicker: countryPickerMachine,
  },
  actions: {
    keepValue: assign(({ context }, params: { field: LoginField; value: string }) => ({
      values: { ...context.values, [params.field]: params.value },
    })),
    markTouched: assign(({ context }, params: { field: LoginField }) => ({
      touched: rules.withTouched(context.touched, params.field),
    })),
    touchAll: assign(({ context }) => ({ touched: rules.fieldsOf(context), failure: null })),
    leaveMobile: assign(({ context }) => ({ touched: rules.withTouched(context.touched, 'mobileNum') })),
    keepMethod: assign((_, params: { method: LoginMethod }) => ({
      method: params.method,
      touched: [],
      failure: null,
      passkeyTrouble: null,
    })),
    keepSettings: assign(({ context }, params: { settings: LoginSettings }) => ({
      features: rules.featuresOf(context, params.settings.features),
      ...(params.settings.country
        ? rules.withCountries(context, params.settings.countries, params.settings.country)
        : {}),
    })),
    keepCountries: assign(({ context }, { current, list }: CountryList) =>
      rules.withCountries(context, list, list.find(({ countryCode }) => countryCode === current) ?? list[0] ?? null),
    ),
    /** The countries may have failed to load with the page; SMS login needs them. */
    wantCountries: enqueueActions(({ context, enqueue }, params: { method: LoginMethod }) => {
      if (params.method === 'username' || context.country) return;
      enqueue.sendTo('countries', { type: 'resource.load', call: { request: {} } });
    }),
    keepCountry: assign((_, params: { country: Country }) => ({ country: params.country })),
    passCountries: enqueueActions(({ context, enqueue }, params: Pick<rules.LoginContext, 'countries' | 'country'>) => {
      if (context.smsBroken) return;
      const { countries, country } = params;
      enqueue.sendTo('countryPicker', { type: 'countryPicker.settings', countries: [...countries], country });
    }),
    keepRemember: assign((_, params: { remember: boolean }) => ({ remember: params.remember })),
    fillRemembered: enqueueActions(({ context, enqueue }, { remembered }: { remembered: rules.Remembered | null }) => {
      if (remembered === null) return;
      const { countryDialingCode } = remembered;
      enqueue.assign(rules.refill(context, remembered));
      enqueue.sendTo('countryPicker', { type: 'countryPicker.preset', countryDialingCode });
    }),
    keepHuman: assign((_, params: { human: string }) => ({ human: params.human })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error), human: null })),
    forgetFailure: assign({ failure: null, passkeyTrouble: null }),
    keepGranted: assign((_, params: { value: ValueOf<typeof sessionContract.login> }) => ({
      granted: { firstTimeLogin: params.value.firstTimeLogin, passwordExpired: params.value.passwordExpired },
    })),
    keepTicket: assign((_, params: { error: unknown }) => ({
      stepTicket: ticketOf(failureOf(params.error)) ?? '',
      human: null,
    })),
    keepStep: assign((_, { granted, failure }: SecondStepOutput) => ({
      stepTicket: '',
      failure,
      granted: granted && { firstTimeLogin: granted.firstTimeLogin, passwordExpired: granted.passwordExpired },
    })),
    /** The password was not typed: whether it has expired matters at the next login with it. */
    keepPasskey: assign(({ context }, { granted, trouble }: rules.PasskeyOutcome) => ({
      // A password that nobody has checked is not passed on.
      values: granted ? { ...context.values, password: '' } : context.values,
      passkeyTrouble: trouble,
      granted: granted && { firstTimeLogin: granted.firstTimeLogin, passwordExpired: false },
    })),
    keepWanted: assign((_, params: { form: 'register' | 'forgot' }) => ({ wanted: params.form })),
    /** LOGIN-27…30. Fire and forget: the token is stored and the session open in any case. */
    remember: (_, _params: { remembered: rules.Remembered | null }) => unwired('login.remember')(),
    /** LOGIN-30: immediately, whatever the outcome of this login. */
    forgetRemembered: (_, _params: { remember: boolean }) => unwired('login.forgetRemembered')(),
    holdModal: sendParent({ type: 'modal.hold' }),
    releaseModal: sendParent({ type: 'modal.release' }),
    storeToken: (_, _params: { token: string }) => unwired('login.storeToken')(),
    renewCaptcha: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      if (context.captchaShown) enqueue.sendTo('captcha', { type: 'captcha.refresh' });
      else if (rules.asksForCaptcha(failureOf(params.error))) {
        enqueue.spawnChild('captcha', { id: 'captcha', input: { captchaKey: context.captchaKey } });
      } else return;
      enqueue.assign({ captchaShown: true, values: { ...context.values, captcha: '' } });
    }),
    forgetCaptcha: assign(({ context }) => ({ values: { ...context.values, captcha: '' } })),
    refreshCaptcha: sendTo('captcha', { type: 'captcha.refresh' }),
    withdrawSms: enqueueActions(({ context, enqueue }) => {
      const features = { ...context.features, smsLogin: false };
      enqueue.assign({ method: 'username', features, smsBroken: true, failure: null });
      for (const part of ['smsCode', 'countries', 'countryPicker'] as const) enqueue.stopChild(part);
    }),
    requestCode: sendTo('smsCode', ({ context }) => ({
      type: 'smsCode.send',
      countryDialingCode: dialled(context.country),
      mobileNum: sentNumber(context.values.mobileNum),
    })),
    tellRefused: sendParent((_, params: { failure: ApiFailure }) => ({
      type: 'smsCode.refused',
      failure: params.failure,
    })),
  },
  /** Time limit for reading the remembered login. */
  delays: { patience: 3_000 },
  guards: {
    isFormValid: ({ context }) => Object.keys(rules.problemsOf(context)).length === 0,
    isByUsername: ({ context }) => context.method === 'username',
    isMobileValid: ({ context }) => context.method === 'sms' && rules.problemsOf(context).mobileNum === undefined,
    isMethodOffered: ({ context }, params: { method: LoginMethod }) =>
      params.method === 'username' || context.features.smsLogin,
    isTicked: (_, params: { remember: boolean }) => params.remember,
    asksSecondStep: (_, params: { error: unknown }) => ticketOf(failureOf(params.error)) !== null,
    isGranted: (_, params: { granted: object | null }) => params.granted !== null,
    isCaptchaShown: ({ context }) => context.captchaShown,
  },
});

/**
 * Login (spec 4, Login): by user name after a proof of work, or by SMS code. A failure may require a captcha, renewed
 * on each later failure. Typed values are kept. If a part that the SMS login needs fails, that login is withdrawn.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({ ...rules.emptyForm, ...input }),
  invoke: [
    { id: 'smsCode', src: 'smsCode', onError: { target: '.form', actions: 'withdrawSms' } },
    { id: 'countries', src: 'countries', input: { call: null }, onError: { target: '.form', actions: 'withdrawSms' } },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context: { countries, country } }) => ({ countries, country }),
      onError: { target: '.form', actions: 'withdrawSms' },
    },
  ],
  initial: 'recalling',
  on: {
    'modal.settings': {
      actions: [
        { type: 'keepSettings', params: ({ event }) => event },
        { type: 'passCountries', params: ({ event }) => event.settings },
      ],
    },
    'countries.loaded': {
      actions: [
        { type: 'keepCountries', params: ({ event }) => event.value },
        { type: 'passCountries', params: ({ context }) => context },
      ],
    },
    'country.chosen': { actions: { type: 'keepCountry', params: ({ event }) => event } },
    'captcha.renewed': { actions: 'forgetCaptcha' },
    'smsCode.refused': { actions: { type: 'tellRefused', params: ({ event }) => ({ failure: event.failure }) } },
  },
  states: {
    recalling: {
      description: 'Reading the remembered login from this browser.',
      on: { 'login.close': 'ended' },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: {
          target: 'form',
          actions: { type: 'fillRemembered', params: ({ event }) => ({ remembered: event.output }) },
        },
        onError: 'form',
      },
      after: { patience: 'form' },
    },
    form: {
      description: 'The form, with errors of fields left or submitted and the reason of the last failure.',
      on: {
        'login.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'login.typeSecret': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'login.leaveField': { actions: { type: 'markTouched', params: ({ event }) => event } },
        'login.chooseMethod': {
          guard: { type: 'isMethodOffered', params: ({ event }) => event },
          actions: [
            { type: 'keepMethod', params: ({ event }) => event },
            { type: 'wantCountries', params: ({ event }) => event },
          ],
        },
        'login.remember': [
          {
            guard: { type: 'isTicked', params: ({ event }) => event },
            actions: { type: 'keepRemember', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'keepRemember', params: ({ event }) => event },
              { type: 'forgetRemembered', params: ({ event }) => event },
            ],
          },
        ],
        'login.close': 'ended',
        'login.passkey': 'byPasskey',
        'login.goTo': { target: 'ended', actions: { type: 'keepWanted', params: ({ event }) => event } },
        'login.refreshCaptcha': { guard: 'isCaptchaShown', actions: ['refreshCaptcha', 'forgetCaptcha'] },
        'login.requestCode': [{ guard: 'isMobileValid', actions: 'requestCode' }, { actions: 'leaveMobile' }],
        'login.submit': [
          { guard: and(['isByUsername', 'isFormValid']), target: 'verifying' },
          { guard: 'isFormValid', target: 'sending' },
          { actions: 'touchAll' },
        ],
      },
    },
    verifying: {
      description: 'Solving the proof of work (LOGIN-06); a renewed captcha image leads back to the form.',
      tags: 'busy',
      on: { 'login.close': 'ended' },
      entry: 'forgetFailure',
      invoke: {
        id: 'proveHuman',
        src: 'proveHuman',
        onDone: [
          {
            guard: 'isFormValid',
            target: 'sending',
            actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
          },
          { target: 'form', actions: 'touchAll' },
        ],
        onError: {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      description: 'Sending the login. Cannot be closed: the answer is a session.',
      tags: 'busy',
      entry: ['forgetFailure', 'holdModal'],
      exit: 'releaseModal',
      invoke: {
        id: 'sendLogin',
        src: 'sendLogin',
        input: ({ context }) => loginCall(context),
        onDone: {
          target: 'ended',
          actions: [
            { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
            { type: 'keepGranted', params: ({ event }) => ({ value: event.output }) },
            { type: 'remember', params: ({ context }) => ({ remembered: rules.toRemember(context) }) },
          ],
        },
        onError: [
          {
            guard: { type: 'asksSecondStep', params: ({ event }) => event },
            target: 'secondStep',
            actions: { type: 'keepTicket', params: ({ event }) => event },
          },
          {
            target: 'form',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'renewCaptcha', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    secondStep: {
      description: 'The password is right; a code of the authenticator app is asked for.',
      on: { 'login.close': 'ended' },
      invoke: {
        id: 'secondStep',
        src: 'secondStep',
        input: ({ context }) => ({ door: 'secondFactor', stepTicket: context.stepTicket }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => event.output },
            target: 'ended',
            actions: [
              { type: 'storeToken', params: ({ event }) => ({ token: event.output.granted?.token ?? '' }) },
              { type: 'keepStep', params: ({ event }) => event.output },
              { type: 'remember', params: ({ context }) => ({ remembered: rules.toRemember(context) }) },
            ],
          },
          { target: 'form', actions: { type: 'keepStep', params: ({ event }) => event.output } },
        ],
        onError: { target: 'form', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    byPasskey: {
      description: 'The browser asks for a passkey; the server checks it. Closing forgets the answer.',
      tags: 'busy',
      entry: 'forgetFailure',
      on: { 'login.close': 'ended' },
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        input: ({ context }) => ({ area: context.area }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => event.output },
            target: 'ended',
            actions: [
              { type: 'storeToken', params: ({ event }) => ({ token: event.output.granted?.token ?? '' }) },
              { type: 'keepPasskey', params: ({ event }) => event.output },
            ],
          },
          { target: 'form', actions: { type: 'keepPasskey', params: ({ event }) => event.output } },
        ],
        onError: { target: 'form', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    ended: {
      description: 'Done; the output says how. A login has stored its token in session storage.',
      type: 'final',
    },
  },
  output: ({ context }) => rules.outputOf(context),
});
