import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type DeskOperator, deskContract } from '../../../api/contract/desk/desk.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import { secondStepMachine } from '../../account/secondStep/secondStep.machine.ts';
import { type SecondStepOutput, ticketOf } from '../../account/secondStep/secondStep.rules.ts';
import { type Language, textsOf } from '../../site/locale/language.ts';
import { type LocaleChanged, localeMachine } from '../../site/locale/locale.machine.ts';
import type { Theme } from '../../site/theme/theme.events.ts';
import { themeMachine } from '../../site/theme/theme.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredPromise } from '../../support/unwired.ts';
import { deskAccountMachine } from '../deskAccount/deskAccount.machine.ts';
import { deskAdjustMachine } from '../deskAdjust/deskAdjust.machine.ts';
import { deskEditorMachine } from '../deskEditor/deskEditor.machine.ts';
import { deskMemberMachine } from '../deskMember/deskMember.machine.ts';
import { deskMessageMachine } from '../deskMessage/deskMessage.machine.ts';
import { type DeskPlace, deskPageName } from '../deskPage/deskPage.events.ts';
import type { DeskCounted, DeskEdit } from '../deskPage/deskPage.machine.ts';
import { deskPageMachine } from '../deskPage/deskPage.machine.ts';
import { type DeskPageName, isQueue } from '../deskPage/deskQueues.ts';
import type { PendingCounts } from '../deskPage/queue.ts';
import { auditListMachine } from './auditList.machine.ts';
import type { deskEvents } from './desk.events.ts';

export interface DeskInput {
  readonly language: Language;
  readonly theme: Theme;
  readonly hasToken: boolean;
  /** Unique to this page load: prefix of its idempotency keys. */
  readonly keySeed: string;
}

interface DeskContext {
  readonly startLanguage: Language;
  readonly startTheme: Theme;
  readonly hasToken: boolean;
  readonly keySeed: string;
  readonly language: LanguageCode;
  readonly name: string;
  readonly password: string;
  /** Proof of work for the next sign-in, valid once. */
  readonly human: string | null;
  /** Of the second step. */
  readonly stepTicket: string;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** Whether the last session was ended by the server. */
  readonly ended: boolean;
  readonly me: DeskOperator | null;
  readonly waiting: PendingCounts | null;
  readonly page: DeskPageName;
  /** What the editor has open, or had last. */
  readonly edit: Omit<DeskEdit, 'type'>;
  /** Number of pages opened: each has its own keys. */
  readonly visits: number;
}

/** Setup of the desk machine. */
const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    input: {} as DeskInput,
    events: {} as EventsOf<typeof deskEvents> | LocaleChanged | DeskCounted | DeskEdit,
    tags: {} as 'busy',
    children: {} as {
      theme: 'theme';
      locale: 'locale';
      page: 'page';
      adjust: 'adjust';
      message: 'message';
      member: 'member';
      audit: 'audit';
      secondStep: 'secondStep';
      account: 'account';
      editor: 'editor';
    },
  },
  actors: {
    theme: themeMachine,
    locale: localeMachine,
    readOverview: apiPort(deskContract.overview),
    proveHuman: unwiredPromise<string>('desk.proveHuman'),
    sendSignIn: apiPort(deskContract.signIn),
    sendSignOut: apiPort(deskContract.signOut),
    page: deskPageMachine,
    adjust: deskAdjustMachine,
    message: deskMessageMachine,
    member: deskMemberMachine,
    audit: auditListMachine,
    secondStep: secondStepMachine,
    account: deskAccountMachine,
    editor: deskEditorMachine,
  },
  actions: {
    keepName: assign((_, params: { value: string }) => ({ name: params.value, failure: null })),
    keepPassword: assign((_, params: { value: string }) => ({ password: params.value, failure: null })),
    keepHuman: assign((_, params: { human: string }) => ({ human: params.human })),
    forgetSecrets: assign({ password: '', human: null }),
    keepTicket: assign((_, params: { error: unknown }) => ({ stepTicket: ticketOf(failureOf(params.error)) ?? '' })),
    /** A new sign-in, of which nothing was tried yet. */
    endStep: assign((_, { failure }: SecondStepOutput) => ({ stepTicket: '', tried: false, failure })),
    markTried: assign({ tried: true, failure: null, ended: false }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error), human: null })),
    forgetFailure: assign({ failure: null }),
    keepToken: (_, _params: { token: string }) => unwired('desk.keepToken')(),
    forgetToken: unwired('desk.forgetToken'),
    keepOverview: assign((_, params: { me: DeskOperator; waiting: PendingCounts }) => ({
      me: params.me,
      waiting: params.waiting,
    })),
    keepWaiting: assign((_, params: { waiting: PendingCounts }) => ({ waiting: params.waiting })),
    sayEnded: assign({ ended: true }),
    /** Clears everything of the operator. */
    clear: assign({
      name: '',
      password: '',
      human: null,
      stepTicket: '',
      tried: false,
      failure: null,
      me: null,
      waiting: null,
      page: 'withdrawals' as const,
    }),
    keepEdit: assign((_, { subject, id, isCopy }: DeskEdit) => ({ edit: { subject, id, isCopy } })),
    showPage: assign(({ context }, { page }: { page: DeskPlace | null }) => ({
      page: deskPageName.safeParse(page).data ?? context.page,
    })),
    /** Both ask first where something would be lost. */
    leaveEditor: sendTo('editor', (_, { next }: { next: DeskPlace }) => ({ type: 'deskEditor.close', next })),
    leaveMessage: sendTo('message', (_, { next }: { next: DeskPlace }) => ({ type: 'deskMessage.leave', next })),
    nextVisit: assign(({ context }) => ({ visits: context.visits + 1 })),
    keepLanguage: assign((_, params: { texts: LanguageCode }) => ({ language: params.texts })),
    passLanguage: sendTo('page', (_, params: { texts: LanguageCode }) => ({
      type: 'page.language',
      language: params.texts,
    })),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isFilled: ({ context }) => context.name.trim() !== '' && context.password !== '',
    asksSecondStep: (_, params: { error: unknown }) => ticketOf(failureOf(params.error)) !== null,
    isGranted: (_, params: SecondStepOutput) => params.granted !== null,
    isFactorDue: (_, params: { secondFactor: 'on' | 'off' | 'due' }) => params.secondFactor === 'due',
    leadsOut: (_, params: { page: DeskPlace | null }) => params.page === 'signOut',
    leadsToAccount: (_, params: { page: DeskPlace | null }) => params.page === 'account',
    isAudit: (_, params: { page: DeskPlace | null }) => params.page === 'audit',
    isMessages: (_, params: { page: DeskPlace | null }) => params.page === 'messages',
    isMembers: (_, params: { page: DeskPlace | null }) => params.page === 'members',
    isOnAdjustments: ({ context }) => context.page === 'adjustments' && context.me?.role === 'operator',
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/** Where something written was left for; null: to the list. */
const next = ({ event }: { readonly event: { readonly output: { readonly next: DeskPlace | null } } }) => ({
  page: event.output.next,
});

const showNext = { type: 'showPage', params: next } as const;

const toNext = [
  { guard: { type: 'leadsOut', params: next }, target: '#desk.open.signingOut' },
  { guard: { type: 'leadsToAccount', params: next }, target: 'account', actions: 'nextVisit' },
  { guard: { type: 'isAudit', params: next }, target: 'auditing', actions: [showNext, 'nextVisit'] },
  {
    guard: { type: 'isMessages', params: next },
    target: 'writing',
    reenter: true,
    actions: [showNext, 'nextVisit'],
  },
  { guard: { type: 'isMembers', params: next }, target: 'serving', actions: [showNext, 'nextVisit'] },
  { target: 'looking', actions: [showNext, 'nextVisit'] },
] as const;

/** The menu waits for what is being written, which asks where something would be lost. */
const leavesBy = <Leave extends string>(type: Leave) =>
  ({
    'desk.goTo': {
      actions: {
        type,
        params: ({ event }: { readonly event: { readonly page: DeskPlace } }) => ({ next: event.page }),
      },
    },
    'desk.account': { actions: { type, params: { next: 'account' } } },
    'desk.signOut': { actions: { type, params: { next: 'signOut' } } },
  }) as const;

/**
 * The operators' desk: the root of its page. Operators have their own login and token; an ended session ends the desk
 * at once.
 */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input: { language, theme, hasToken, keySeed } }) => ({
    startLanguage: language,
    startTheme: theme,
    hasToken,
    keySeed,
    language: textsOf(language),
    name: '',
    password: '',
    human: null,
    stepTicket: '',
    tried: false,
    failure: null,
    ended: false,
    me: null,
    waiting: null,
    page: 'withdrawals',
    edit: { subject: 'promotion', id: null, isCopy: false },
    visits: 0,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The desk, signed in or not.',
      initial: 'starting',
      invoke: [
        {
          id: 'theme',
          src: 'theme',
          input: ({ context }) => ({ stored: context.startTheme }),
          onError: 'broken',
        },
        {
          id: 'locale',
          src: 'locale',
          input: ({ context }) => ({ language: context.startLanguage }),
          onError: 'broken',
        },
      ],
      on: { 'locale.changed': { actions: { type: 'keepLanguage', params: payload } } },
      states: {
        starting: {
          description: 'Looks for a session from before the reload.',
          always: [{ guard: 'hasToken', target: 'checking' }, { target: 'signedOut' }],
        },
        checking: {
          description: 'Loading the operator and the number of open items.',
          tags: 'busy',
          invoke: {
            id: 'readOverview',
            src: 'readOverview',
            input: { request: {} },
            onDone: [
              {
                guard: { type: 'isFactorDue', params: ({ event }) => event.output },
                target: 'settingUp',
                actions: { type: 'keepOverview', params: ({ event }) => event.output },
              },
              { target: 'seated', actions: { type: 'keepOverview', params: ({ event }) => event.output } },
            ],
            onError: { target: 'unreachable', actions: keepFailure },
          },
          on: { 'desk.gone': { target: 'signedOut', actions: ['clear', 'sayEnded', 'forgetToken'] } },
        },
        unreachable: {
          description: 'Loading the operator failed; shows the reason and Retry.',
          on: { 'desk.retry': { target: 'checking', actions: 'forgetFailure' } },
        },
        signedOut: {
          description: 'Signed out: name and password.',
          on: {
            'desk.typeName': { actions: { type: 'keepName', params: payload } },
            'desk.typeSecret': { actions: { type: 'keepPassword', params: payload } },
            'desk.signIn': [{ guard: 'isFilled', target: 'verifying', actions: 'markTried' }, { actions: 'markTried' }],
          },
        },
        verifying: {
          description: 'Solving the proof of work, which grows while many sign-ins fail.',
          tags: 'busy',
          invoke: {
            id: 'proveHuman',
            src: 'proveHuman',
            onDone: {
              target: 'signingIn',
              actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
            },
            onError: { target: 'signedOut', actions: keepFailure },
          },
        },
        signingIn: {
          description: 'Sending name and password, encrypted.',
          tags: 'busy',
          invoke: {
            id: 'sendSignIn',
            src: 'sendSignIn',
            input: ({ context: { name, password, human } }) => ({
              request: { name: name.trim(), password, human: human ?? '' },
            }),
            onDone: {
              target: 'checking',
              actions: [{ type: 'keepToken', params: ({ event }) => event.output }, 'forgetSecrets'],
            },
            onError: [
              {
                guard: { type: 'asksSecondStep', params: payload },
                target: 'secondStep',
                actions: ['forgetSecrets', { type: 'keepTicket', params: payload }],
              },
              { target: 'signedOut', actions: keepFailure },
            ],
          },
        },
        secondStep: {
          description: 'The password is right; a code of the authenticator app is asked for.',
          invoke: {
            id: 'secondStep',
            src: 'secondStep',
            input: ({ context }) => ({ door: 'desk', stepTicket: context.stepTicket }),
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: 'checking',
                actions: [
                  { type: 'keepToken', params: ({ event }) => ({ token: event.output.granted?.token ?? '' }) },
                  { type: 'endStep', params: ({ event }) => event.output },
                ],
              },
              { target: 'signedOut', actions: { type: 'endStep', params: ({ event }) => event.output } },
            ],
            onError: '#desk.broken',
          },
        },
        settingUp: {
          description: 'Signed in, but a second factor is due: nothing else is open before it.',
          invoke: {
            id: 'account',
            src: 'account',
            input: { isDue: true, mayAct: false },
            onDone: 'checking',
            onError: '#desk.broken',
          },
          on: {
            'desk.gone': { target: 'signedOut', actions: ['clear', 'sayEnded', 'forgetToken'] },
            'desk.signOut': 'signingOut',
          },
        },
        seated: {
          description: 'Signed in.',
          initial: 'looking',
          on: {
            'desk.goTo': [
              {
                guard: { type: 'isAudit', params: payload },
                target: '.auditing',
                reenter: true,
                actions: { type: 'showPage', params: payload },
              },
              {
                guard: { type: 'isMessages', params: payload },
                target: '.writing',
                reenter: true,
                actions: { type: 'showPage', params: payload },
              },
              {
                guard: { type: 'isMembers', params: payload },
                target: '.serving',
                reenter: true,
                actions: { type: 'showPage', params: payload },
              },
              { target: '.looking', reenter: true, actions: { type: 'showPage', params: payload } },
            ],
            'desk.counted': { actions: { type: 'keepWaiting', params: payload } },
            'desk.gone': { target: 'signedOut', actions: ['clear', 'sayEnded', 'forgetToken'] },
            'desk.signOut': 'signingOut',
            'desk.account': '.account',
          },
          exit: 'nextVisit',
          states: {
            looking: {
              description: 'A page of the desk.',
              invoke: {
                id: 'page',
                src: 'page',
                input: ({ context: { language, keySeed, visits, page, me } }) => ({
                  language,
                  keySeed: `${keySeed}-${visits}`,
                  page: isQueue(page) ? page : 'withdrawals',
                  mayAct: me?.role === 'operator',
                  operator: me?.name ?? '',
                }),
                onError: '#desk.broken',
              },
              on: {
                'locale.changed': {
                  actions: [
                    { type: 'keepLanguage', params: payload },
                    { type: 'passLanguage', params: payload },
                  ],
                },
                'desk.edit': { target: 'editing', actions: [{ type: 'keepEdit', params: payload }, 'nextVisit'] },
                'desk.adjust': { guard: 'isOnAdjustments', target: 'adjusting', actions: 'nextVisit' },
              },
            },
            auditing: {
              description: 'The audit log.',
              invoke: {
                id: 'audit',
                src: 'audit',
                input: ({ context: { language } }) => ({ language }),
                onError: '#desk.broken',
              },
            },
            writing: {
              description: 'A message to members.',
              invoke: {
                id: 'message',
                src: 'message',
                input: ({ context: { keySeed, visits, me } }) => ({
                  keySeed: `${keySeed}-${visits}`,
                  mayAct: me?.role === 'operator',
                }),
                onDone: toNext,
                onError: '#desk.broken',
              },
              on: leavesBy('leaveMessage'),
            },
            account: {
              description: 'The operator’s own sign-in.',
              invoke: {
                id: 'account',
                src: 'account',
                input: ({ context: { me } }) => ({ isDue: false, mayAct: me?.role === 'operator' }),
                onDone: {
                  target: 'looking',
                  actions: [{ type: 'showPage', params: { page: 'withdrawals' } }, 'nextVisit'],
                },
                onError: '#desk.broken',
              },
            },
            serving: {
              description: 'A member and the line.',
              invoke: {
                id: 'member',
                src: 'member',
                input: ({ context: { keySeed, visits, me } }) => ({
                  keySeed: `${keySeed}-${visits}`,
                  mayAct: me?.role === 'operator',
                }),
                onError: '#desk.broken',
              },
            },
            editing: {
              description: 'A promotion or news is written instead of the list.',
              invoke: {
                id: 'editor',
                src: 'editor',
                input: ({ context: { keySeed, visits, edit, language } }) => ({
                  ...edit,
                  language,
                  keySeed: `${keySeed}-${visits}`,
                }),
                onDone: toNext,
                onError: '#desk.broken',
              },
              on: leavesBy('leaveEditor'),
            },
            adjusting: {
              description: 'A new adjustment instead of the list.',
              invoke: {
                id: 'adjust',
                src: 'adjust',
                input: ({ context: { keySeed, visits } }) => ({ keySeed: `${keySeed}-${visits}` }),
                onDone: { target: 'looking', actions: 'nextVisit' },
                onError: '#desk.broken',
              },
            },
          },
        },
        signingOut: {
          description: 'Ending the session on the server; here it ends in any case.',
          tags: 'busy',
          invoke: {
            id: 'sendSignOut',
            src: 'sendSignOut',
            input: { request: {} },
            onDone: { target: 'signedOut', actions: ['clear', 'forgetToken'] },
            onError: { target: 'signedOut', actions: ['clear', 'forgetToken'] },
          },
        },
      },
    },
    broken: { description: 'The desk itself has failed; offers to reload the page.' },
  },
});
