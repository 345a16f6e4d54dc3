import type { joinContract } from '../../../src/api/contract/agent/join.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { apply, standingOf, withdraw } from './applications.ts';
import { joinProgram } from './joinProgram.ts';

/** Becoming an agent (ROUTE-30, AGENT-16). */
export const joinHandlers = (deps: ServerDeps): Handlers<typeof joinContract> => ({
  program: () => joinProgram(deps),
  standing: ({ session: { memberId } }) => standingOf(deps, memberId),
  apply: ({ db, session: { memberId }, request }) => apply({ ...deps, db }, memberId, request),
  withdraw: ({ session: { memberId }, request }) =>
    deps.db.transaction((db) => withdraw({ ...deps, db }, memberId, request.id)),
});
