import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type DeskOperator, deskContract } from '../../api/contract/desk.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { deskAccountMachine } from '../deskAccount/deskAccount.machine.ts';
import { deskAdjustMachine } from '../deskAdjust/deskAdjust.machine.ts';
import { deskEditorMachine } from '../deskEditor/deskEditor.machine.ts';
import { deskMemberMachine } from '../deskMember/deskMember.machine.ts';
import { deskMessageMachine } from '../deskMessage/deskMessage.machine.ts';
import { type DeskPageName, type DeskPlace, deskPageName } from '../deskPage/deskPage.events.ts';
import { deskPageMachine } from '../deskPage/deskPage.machine.ts';
import type { PendingCounts } from '../deskPage/deskPage.rules.ts';
import type { DeskCounted, DeskEdit } from '../deskPage/deskPage.setup.ts';
import type { Language } from '../locale/language.ts';
import { type LocaleChanged, localeMachine } from '../locale/locale.machine.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import { type SecondStepOutput, ticketOf } from '../secondStep/secondStep.rules.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import type { Theme } from '../theme/theme.events.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { auditListMachine } from './auditList.machine.ts';
import type { deskEvents } from './desk.events.ts';

export interface DeskInput {
  readonly language: Language;
  readonly theme: Theme;
  readonly hasToken: boolean;
  /** Unique to this page load: prefix of its idempotency keys. */
  readonly keySeed: string;
}

export interface DeskContext {
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
export const deskSetup = setup({
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
