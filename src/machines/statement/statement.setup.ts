import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { fundsContract, type Wallet } from '../../api/contract/funds.ts';
import type { PageSize } from '../../api/contract/paging.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { ListChosen, ListSized } from '../list/list.machine.ts';
import type { ListChoice } from '../list/list.rules.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { creditReportMachine } from './creditReport.machine.ts';
import { movementListMachine } from './movementList.machine.ts';
import type { statementEvents } from './statement.events.ts';

interface StatementContext {
  readonly language: LanguageCode;
  /** The main wallet comes first; empty until loaded. */
  readonly wallets: readonly Wallet[];
  /** What both tabs show. */
  readonly choice: Partial<ListChoice>;
  readonly failure: ApiFailure | null;
}

/** The input of either list. */
export const listInput = ({ language, choice, wallets }: StatementContext) => ({
  language,
  choice,
  offered: { wallet: wallets.map(({ code }) => code) },
});

/** Setup of the statement machine. */
export const statementSetup = setup({
  types: {
    context: {} as StatementContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof statementEvents> | ListChosen | ListSized,
    children: {} as { movements: 'movements'; report: 'report' },
  },
  actors: {
    fetchWallets: apiPort(fundsContract.wallets),
    movements: movementListMachine,
    report: creditReportMachine,
  },
  actions: {
    keepWallets: assign((_, params: { wallets: readonly Wallet[] }) => ({ wallets: params.wallets })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepChoice: assign(({ context }, params: { choice: ListChoice }) => ({
      choice: { ...context.choice, ...params.choice },
    })),
    keepSize: assign(({ context }, params: { size: PageSize }) => ({
      choice: { ...context.choice, pageSize: params.size },
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
});
