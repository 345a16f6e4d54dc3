import { MOST_IN_FILE, type statementContract } from '../../src/api/contract/statement.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { accountAsked } from './accountAsked.ts';
import { type Asked, balanceBefore, countOf, movementsIn, sumsByKind } from './movements.ts';
import { statementCsv } from './statementCsv.ts';

export const statementHandlers = (deps: ServerDeps): Handlers<typeof statementContract> => {
  const { db } = deps;
  const asked = async (
    memberId: string,
    { wallet, from, to, kinds = '' }: Pick<Asked, 'from' | 'to'> & { readonly wallet: string; readonly kinds?: string },
  ): Promise<Asked> => ({ account: await accountAsked(deps, memberId, wallet), from, to, kinds });
  const endsOf = async ({ account, from, to }: Asked) => {
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
      const rows = await movementsIn(db, what, { order: 'oldest', skip: 0, most: MOST_IN_FILE });
      const all = rows.length < MOST_IN_FILE ? rows.length : await countOf(db, what);
      const day = (instant: number) => new Date(instant + 8 * 60 * 60_000).toISOString().slice(0, 10);
      const name = `statement-${request.wallet}-${day(request.from)}-${day(Math.max(request.to - 1, request.from))}.csv`;
      return { name, csv: statementCsv(rows, request.language), left: all - rows.length };
    },

    /** WALLET-10. */
    creditReport: async ({ session, request }) => {
      const what = await asked(session.memberId, request);
      const [ends, kinds] = await Promise.all([endsOf(what), sumsByKind(db, what)]);
      return { ...ends, kinds };
    },
  };
};
