import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { memberContract } from '../../api/contract/member.ts';
import { walletContract } from '../../api/contract/wallet.ts';
import { balanceMachine } from '../balance/balance.machine.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionStore } from './sessionStore.ts';

export interface SessionDeps {
  readonly api: ApiClient;
  readonly session: SessionStore;
}

export const wireSession = ({ api, session }: SessionDeps) =>
  sessionMachine.provide({
    actors: {
      fetchMember: apiActor(api, memberContract.info),
      balance: balanceMachine.provide({ actors: { fetchBalance: apiActor(api, walletContract.balance) } }),
    },
    actions: {
      clearSession: () => session.clear(),
      storeAgentType: (_, { member }) => session.keepAgentType(member.isAgent),
    },
  });
