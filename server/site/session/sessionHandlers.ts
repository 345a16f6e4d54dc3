import { and, eq, isNull } from 'drizzle-orm';
import type { sessionContract } from '../../../src/api/contract/site/session.ts';
import { session } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { login } from './login.ts';

export const sessionHandlers = (deps: ServerDeps): Handlers<typeof sessionContract> => ({
  login: (call) => login(deps, call),

  logout: async ({ session: { tokenHash } }) => {
    await deps.db
      .update(session)
      .set({ endedAt: deps.now(), endReason: 'logout' })
      .where(and(eq(session.tokenHash, tokenHash), isNull(session.endedAt)));
    return null;
  },
});
