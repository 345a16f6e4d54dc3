import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { fundsContract, type Wallet } from '../../api/contract/funds.ts';
import type { PageSize } from '../../api/contract/paging.ts';
import { statementContract } from '../../api/contract/statement.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { ListChoice, ListQuery } from '../list/list.rules.ts';
import type { ListChosen, ListExported, ListSized } from '../list/list.setup.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import { creditReportMachine } from './creditReport.machine.ts';
import { movementListMachine } from './movementList.machine.ts';
import type { statementEvents } from './statement.events.ts';
import { type KindGroup, wantedOf } from './statement.rules.ts';

type StatementFile = ValueOf<typeof statementContract.file>;
type Query = ListQuery<Readonly<Record<string, readonly [string, ...string[]]>>>;

interface StatementContext {
  readonly language: LanguageCode;
  /** The main wallet comes first; empty until loaded. */
  readonly wallets: readonly Wallet[];
  /** What both tabs show. */
  readonly choice: Partial<ListChoice>;
  /** The query of the requested file. */
  readonly query: Query | null;
  readonly failure: ApiFailure | null;
  /** The last file: its name and the number of movements that did not fit. */
  readonly saved: Pick<StatementFile, 'name' | 'left'> | null;
  readonly fileFailure: ApiFailure | null;
}

const noFile = { query: null, saved: null, fileFailure: null } as const;

/** The request for a file. */
export function fileRequest({ query, language }: Pick<StatementContext, 'query' | 'language'>) {
  const { range = { from: 0, to: 0 }, filters: { kinds = 'all', wallet = 'main' } = {} } = query ?? {};
  return { ...wantedOf({ range, filters: { kinds: kinds as KindGroup, wallet } }), language };
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
    events: {} as EventsOf<typeof statementEvents> | ListChosen | ListExported | ListSized,
    children: {} as { movements: 'movements'; report: 'report' },
  },
  actors: {
    fetchWallets: apiPort(fundsContract.wallets),
    fetchFile: apiPort(statementContract.file),
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
    keepQuery: assign((_, params: { query: Query }) => ({ ...noFile, query: params.query })),
    saveFile: (_, _params: { name: string; csv: string }) => unwired('statement.saveFile')(),
    keepSaved: assign((_, params: StatementFile) => ({ saved: { name: params.name, left: params.left } })),
    keepFileFailure: assign((_, params: { error: unknown }) => ({ fileFailure: failureOf(params.error) })),
    forgetFile: assign(noFile),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
});
