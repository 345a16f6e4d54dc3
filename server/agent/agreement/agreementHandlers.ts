import type { agentContractContract, ContractKind, ContractRow } from '../../src/api/contract/agentContract.ts';
import { MAX_TIERS, payPeriod, rateLimits } from '../../src/api/contract/rules/contractTerms.ts';
import { kindsOn, refuseSwitchedOff } from '../agent/agentFeatures.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { allowedActions } from './allowedActions.ts';
import { contractsEndedIfAgreed, respondToContract } from './answer.ts';
import { contractOf } from './contractOf.ts';
import { contractRow, endingRows, listContracts, waitingFor } from './contractRows.ts';
import { contractToReplace } from './contractToReplace.ts';
import { historyOf } from './historyOf.ts';
import { offerContract } from './offer.ts';
import { ownRate } from './ownRate.ts';
import { realTimeRules } from './realTimeRules.ts';

type Calls = Handlers<typeof agentContractContract>;

export const agentContractHandlers = (deps: ServerDeps): Calls => {
  const { db, config } = deps;

  const list =
    (kind: ContractKind): Calls['dividendList'] =>
    async ({ session, request }) => {
      await refuseSwitchedOff(deps, kind);
      return listContracts(db, session.memberId, { kind, ...request });
    };

  const act =
    (kind: ContractKind): Calls['dividend'] =>
    async ({ session: { memberId }, request, db: within }) => {
      await refuseSwitchedOff({ ...deps, db: within }, kind);
      const { contract, ended } =
        request.do === 'offer'
          ? { contract: await offerContract(deps, within, { ...request, memberId, kind }), ended: [] }
          : await respondToContract(deps, within, { memberId, kind, request });
      return {
        contract: await contractRow(within, contract, memberId),
        ended: await endingRows(within, ended),
      };
    };

  /** One of the caller's own, of an enabled kind. */
  const own = async (memberId: string, id: string) => {
    const contract = await contractOf(db, { merchantCode: config.merchant, id, memberId });
    await refuseSwitchedOff(deps, contract.kind);
    return contract;
  };

  return {
    /** API-50. */
    dividendList: list('dividend'),
    dividend: act('dividend'),
    /** API-51. */
    dailyList: list('daily'),
    daily: act('daily'),
    /** API-52. */
    hourlyList: list('hourly'),
    hourly: act('hourly'),
    /** API-53. */
    realTimeList: list('realTime'),
    realTime: act('realTime'),

    preview: async ({ session: { memberId }, request }) => {
      const contract = await own(memberId, request.id);
      const may = allowedActions(contract, memberId);
      if (!may.includes('accept') && !may.includes('acceptTermination')) throw new Refusal('CONTRACT_STATE');
      return { ends: await endingRows(db, await contractsEndedIfAgreed(db, contract)) };
    },

    history: async ({ session: { memberId }, request }) => {
      const contract = await own(memberId, request.id);
      return {
        contract: await contractRow(db, contract, memberId),
        before: await contractToReplace(db, contract),
        changes: await historyOf(db, contract),
      };
    },

    terms: async ({ session: { memberId }, request: { kind } }) => {
      await refuseSwitchedOff(deps, kind);
      return {
        lowestRate: rateLimits[kind].lowest,
        highestRate: await ownRate(db, memberId, kind),
        mostTiers: MAX_TIERS,
        periods: [...payPeriod.options],
      };
    },

    /** CONTRACT-09. */
    requests: async ({ session: { memberId } }) => {
      const rows = await waitingFor(db, memberId, await kindsOn(deps));
      return {
        dailysalreqtype: requestType(rows, 'daily'),
        divtypereq: requestType(rows, 'dividend'),
        contracthoursalreq: requestType(rows, 'hourly'),
        realtimesalreqtype: requestType(rows, 'realTime'),
        list: rows,
      };
    },

    realTimeRules: async ({ session: { memberId } }) => {
      await refuseSwitchedOff(deps, 'realTime');
      return realTimeRules(deps, memberId);
    },
  };
};

/** CONTRACT-01: the newest pending one. */
function requestType(rows: readonly ContractRow[], kind: ContractKind): 'new' | 'termination' | null {
  const newest = rows.find((row) => row.kind === kind);
  if (newest === undefined) return null;
  return newest.status === 'offered' ? 'new' : 'termination';
}
