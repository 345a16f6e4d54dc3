import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { agentContractContract } from '../../api/contract/agentContract.ts';
import { realTimeRulesMachine } from './realTimeRules.machine.ts';

export interface RealTimeRulesDeps {
  readonly api: ApiClient;
  /** The present of the site, ms. */
  readonly siteNow: () => number;
}

/** No two settlements are closer, whatever the clocks say: the page never spins. */
const SHORTEST_WAIT_MS = 1_000;

export const wireRealTimeRules = ({ api, siteNow }: RealTimeRulesDeps) =>
  realTimeRulesMachine.provide({
    actors: { fetchRules: apiActor(api, agentContractContract.realTimeRules) },
    delays: { untilNext: ({ context }) => Math.max(SHORTEST_WAIT_MS, context.next - siteNow()) },
  });
