import { apiActor } from '../../api/actors.ts';
import { memberContract } from '../../api/contract/member.ts';
import { walletContract } from '../../api/contract/wallet.ts';
import { balanceMachine } from '../balance/balance.machine.ts';
import { type PagesDeps, wirePages } from '../pages/pages.wire.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionStore } from './sessionStore.ts';

export interface SessionDeps extends PagesDeps {
  readonly session: SessionStore;
}

export const wireSession = (deps: SessionDeps) => {
  const { api, session } = deps;
  return sessionMachine.provide({
    actors: {
      fetchMember: apiActor(api, memberContract.info),
      balance: balanceMachine.provide({ actors: { fetchBalance: apiActor(api, walletContract.balance) } }),
      pages: wirePages(deps),
    },
    actions: {
      clearSession: () => session.clear(),
      storeAgentType: (_, { member }) => session.keepAgentType(member.isAgent),
    },
  });
};
