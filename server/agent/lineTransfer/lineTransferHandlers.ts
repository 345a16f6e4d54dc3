import type { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import { withdrawalsLockedUntil } from '../../account/paymentPassword/withdrawalLock.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { downlinesOf } from './downlinesOf.ts';
import { findRecipient } from './findRecipient.ts';
import { remainingTransferLimit } from './leftToSend.ts';
import { sendAlongLine } from './sendAlongLine.ts';

/** Decision M6. */
export const lineTransferHandlers = (deps: ServerDeps): Handlers<typeof lineTransferContract> => ({
  terms: async ({ session: { memberId }, request: { to } }) => {
    const { db } = deps;
    const other = await findRecipient(deps, db, { memberId, to });
    return {
      person: other && { username: other.username, nickname: other.nickname },
      available: (await balancesOf(db, memberId)).get('main') ?? 0,
      leftToday: Math.max(0, await remainingTransferLimit(deps, db, memberId)),
      waitsUntil: await withdrawalsLockedUntil(db, memberId, deps.now()),
    };
  },

  downlines: ({ session, request }) => downlinesOf(deps, session.memberId, request),

  /** WALLET-05, 06. */
  send: ({ db, session: { memberId }, request }) => sendAlongLine(deps, db, { memberId, ...request }),
});
