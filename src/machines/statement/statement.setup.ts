import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { fundsContract, type Wallet } from '../../api/contract/funds.ts';
import { statementContract } from '../../api/contract/statement.ts';
import { failureOf } from '../../api/failure.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import { unwired } from '../support/unwired.ts';
import type { KindGroup, PageSize, SpanChoice, statementEvents } from './statement.events.ts';
import {
  type CreditReport,
  dayProblems,
  daysOf,
  pagesOf,
  type StatementContext,
  type StatementFile,
  type StatementPart,
} from './statement.rules.ts';

/** Other filters: nothing that belongs to the old ones is shown any more. */
const anew = { part: null, report: null, failure: null, page: 1 } as const;

/** What the chart of the account record is made of. */
export const statementSetup = setup({
  types: {
    context: {} as StatementContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof statementEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchWallets: apiPort(fundsContract.wallets),
    fetchPart: apiPort(statementContract.page),
    fetchReport: apiPort(statementContract.creditReport),
    fetchFile: apiPort(statementContract.file),
  },
  actions: {
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('statement.readToday')(),
    setDays: assign(({ context }) => ({ days: daysOf(context), saved: null, fileFailure: null })),
    keepWallets: assign(({ context }, params: { wallets: readonly Wallet[] }) => ({
      wallets: params.wallets,
      wallet: params.wallets.some(({ code }) => code === context.wallet) ? context.wallet : 'main',
    })),
    keepPart: assign((_, params: { part: StatementPart }) => ({ part: params.part })),
    keepReport: assign((_, params: { report: CreditReport }) => ({ report: params.report })),
    keepFailure: assign((_, params: { error: unknown }) => ({ ...anew, failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseSpan: assign((_, params: { span: SpanChoice }) => ({ ...anew, span: params.span })),
    openOwn: assign(({ context }) => ({ span: 'own' as const, typed: context.days, tried: false })),
    typeDay: assign(({ context }, params: { end: 'from' | 'to'; value: string }) => ({
      typed: { ...context.typed, [params.end]: params.value },
    })),
    markTried: assign({ tried: true }),
    takeTyped: assign(({ context }) => ({ ...anew, days: context.typed, tried: false })),
    chooseKinds: assign((_, params: { kinds: KindGroup }) => ({ ...anew, kinds: params.kinds })),
    chooseWallet: assign((_, params: { code: string }) => ({ ...anew, wallet: params.code })),
    turnTo: assign((_, params: { page: number }) => ({ page: params.page })),
    choosePageSize: assign((_, params: { size: PageSize }) => ({ pageSize: params.size, page: 1 })),
    turnToFirst: assign({ page: 1, failure: null }),
    saveFile: (_, _params: { name: string; csv: string }) => unwired('statement.saveFile')(),
    keepSaved: assign((_, params: StatementFile) => ({ saved: { name: params.name, left: params.left } })),
    keepFileFailure: assign((_, params: { error: unknown }) => ({ fileFailure: failureOf(params.error) })),
    forgetFile: assign({ saved: null, fileFailure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
  guards: {
    opensOwn: ({ context }, params: { span: SpanChoice }) => params.span === 'own' && context.span !== 'own',
    isOtherSpan: ({ context }, params: { span: SpanChoice }) => params.span !== 'own' && params.span !== context.span,
    isOwn: ({ context }) => context.span === 'own',
    areDaysSound: ({ context }) => context.span === 'own' && Object.keys(dayProblems(context.typed)).length === 0,
    areOtherKinds: ({ context }, params: { kinds: KindGroup }) => params.kinds !== context.kinds,
    isOtherWallet: ({ context }, params: { code: string }) =>
      params.code !== context.wallet && context.wallets.some(({ code }) => code === params.code),
    isOtherPage: ({ context }, params: { page: number }) =>
      params.page !== context.page && isPageOf(pagesOf(context), params.page),
    isOtherSize: ({ context }, params: { size: PageSize }) =>
      params.size !== context.pageSize && (context.part?.count ?? 0) > 0,
    hasRows: ({ context }) => (context.part?.count ?? 0) > 0,
  },
});
