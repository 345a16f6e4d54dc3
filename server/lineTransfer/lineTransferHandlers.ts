import type { lineTransferContract } from '../../src/api/contract/lineTransfer.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { balancesOf } from '../ledger/balances.ts';
import { waitsUntil } from '../paymentPassword/waitsUntil.ts';
import { downlinesOf } from './downlinesOf.ts';
import { leftToSend } from './leftToSend.ts';
import { otherEnd } from './otherEnd.ts';
import { sendAlongLine } from './sendAlongLine.ts';

/** Decision M6. */
export const lineTransferHandlers = (deps: ServerDeps): Handlers<typeof lineTransferContract> => ({
  terms: async ({ session: { memberId }, request: { to } }) => {
    const { db } = deps;
    const other = await otherEnd(deps, db, { memberId, to });
    return {
      person: other && { username: other.username, nickname: other.nickname },
      available: (await balancesOf(db, memberId)).get('main') ?? 0,
      leftToday: Math.max(0, await leftToSend(deps, db, memberId)),
      waitsUntil: await waitsUntil(db, memberId, deps.now()),
    };
  },

  downlines: ({ session, request }) => downlinesOf(deps, session.memberId, request),

  /** WALLET-05, 06. */
  send: ({ db, session: { memberId }, request }) => sendAlongLine(deps, db, { memberId, ...request }),
});
