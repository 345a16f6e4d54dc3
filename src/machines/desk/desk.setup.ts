import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type DeskOperator, deskContract } from '../../api/contract/desk.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { deskAdjustMachine } from '../deskAdjust/deskAdjust.machine.ts';
import type { DeskPageName } from '../deskPage/deskPage.events.ts';
import { deskPageMachine } from '../deskPage/deskPage.machine.ts';
import type { Waiting } from '../deskPage/deskPage.rules.ts';
import type { DeskCounted } from '../deskPage/deskPage.setup.ts';
import type { Language } from '../locale/language.ts';
import { type LocaleNews, localeMachine } from '../locale/locale.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { Theme } from '../theme/theme.events.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import type { deskEvents } from './desk.events.ts';

export interface DeskInput {
  readonly language: Language;
  readonly theme: Theme;
  readonly hasToken: boolean;
  /** Of this page alone: what the keys of deeds begin with. */
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
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** Whether the last session ended by itself. */
  readonly ended: boolean;
  readonly me: DeskOperator | null;
  readonly waiting: Waiting | null;
  readonly page: DeskPageName;
  /** How many pages were opened: each has keys of its own. */
  readonly visits: number;
}

/** What the chart of the desk is made of. */
export const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    input: {} as DeskInput,
    events: {} as EventsOf<typeof deskEvents> | LocaleNews | DeskCounted,
    tags: {} as 'busy',
    children: {} as { theme: 'theme'; locale: 'locale'; page: 'page'; adjust: 'adjust' },
  },
  actors: {
    theme: themeMachine,
    locale: localeMachine,
    readOverview: apiPort(deskContract.overview),
    sendSignIn: apiPort(deskContract.signIn),
    sendSignOut: apiPort(deskContract.signOut),
    page: deskPageMachine,
    adjust: deskAdjustMachine,
  },
  actions: {
    keepName: assign((_, params: { value: string }) => ({ name: params.value, failure: null })),
    keepPassword: assign((_, params: { value: string }) => ({ password: params.value, failure: null })),
    forgetPassword: assign({ password: '' }),
    markTried: assign({ tried: true, failure: null, ended: false }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepToken: (_, _params: { token: string }) => unwired('desk.keepToken')(),
    forgetToken: unwired('desk.forgetToken'),
    keepOverview: assign((_, params: { me: DeskOperator; waiting: Waiting }) => ({
      me: params.me,
      waiting: params.waiting,
    })),
    keepWaiting: assign((_, params: { waiting: Waiting }) => ({ waiting: params.waiting })),
    sayEnded: assign({ ended: true }),
    /** Nothing of an operator stays for the next one. */
    clear: assign({
      name: '',
      password: '',
      tried: false,
      failure: null,
      me: null,
      waiting: null,
      page: 'withdrawals' as const,
    }),
    turnTo: assign(({ context }, params: { page: DeskPageName }) => ({
      page: params.page,
      visits: context.visits + 1,
    })),
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
    isOnAdjustments: ({ context }) => context.page === 'adjustments' && context.me?.role === 'operator',
  },
});
