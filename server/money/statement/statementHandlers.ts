import type { statementContract } from '../../../src/api/contract/money/statement.ts';
import { MAX_EXPORT_ROWS } from '../../../src/api/contract/paging.ts';
import { csvName, rowsLeft } from '../../csv.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { accountAsked } from './accountAsked.ts';
import { balanceBefore, countOf, type MovementFilter, movementsIn, sumsByKind } from './movements.ts';
import { statementCsv } from './statementCsv.ts';

export const statementHandlers = (deps: ServerDeps): Handlers<typeof statementContract> => {
  const { db } = deps;
  const asked = async (
    memberId: string,
    { wallet, from, to, kinds }: Omit<MovementFilter, 'account'> & { readonly wallet: string },
  ): Promise<MovementFilter> => ({ account: await accountAsked(deps, memberId, wallet), from, to, kinds });
  const endsOf = async ({ account, from, to }: MovementFilter) => {
    const [opening, closing] = await Promise.all([from, to].map((instant) => balanceBefore(db, account, instant)));
    return { opening: opening ?? 0, closing: closing ?? 0 };
  };

  return {
    /** API-60. */
    page: async ({ session, request }) => {
      const what = await asked(session.memberId, request);
      const size = Number(request.pageSize);
      const [list, count, ends] = await Promise.all([
        movementsIn(db, what, { order: 'newest', skip: (request.page - 1) * size, most: size }),
        countOf(db, what),
        endsOf(what),
      ]);
      return { list, count, ...ends };
    },

    file: async ({ session, request }) => {
      const what = await asked(session.memberId, request);
      const rows = await movementsIn(db, what, { order: 'oldest', skip: 0, most: MAX_EXPORT_ROWS });
      return {
        name: csvName(`statement-${request.wallet}`, request),
        csv: statementCsv(rows, request.language),
        left: await rowsLeft(rows, () => countOf(db, what)),
      };
    },

    /** WALLET-10. */
    creditReport: async ({ session, request }) => {
      const what = await asked(session.memberId, request);
      const [ends, list] = await Promise.all([endsOf(what), sumsByKind(db, what)]);
      return { list, count: list.length, ...ends };
    },
  };
};
