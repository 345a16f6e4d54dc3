import { MAX_EXPORT_ROWS, type statementContract } from '../../src/api/contract/statement.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
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
      const all = rows.length < MAX_EXPORT_ROWS ? rows.length : await countOf(db, what);
      const day = (instant: number) => new Date(instant + 8 * 60 * 60_000).toISOString().slice(0, 10);
      const name = `statement-${request.wallet}-${day(request.from)}-${day(Math.max(request.to - 1, request.from))}.csv`;
      return { name, csv: statementCsv(rows, request.language), left: all - rows.length };
    },

    /** WALLET-10. */
    creditReport: async ({ session, request }) => {
      const what = await asked(session.memberId, request);
      const [ends, list] = await Promise.all([endsOf(what), sumsByKind(db, what)]);
      return { list, count: list.length, ...ends };
    },
  };
};
