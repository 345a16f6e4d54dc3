import type { agentContractContract, ContractKind, ContractRow } from '../../src/api/contract/agentContract.ts';
import { MOST_TIERS, payPeriod, rateLimits } from '../../src/api/contract/rules/contractTerms.ts';
import { kindsOn, refuseSwitchedOff } from '../agent/agentFeatures.ts';
import { type Handlers, Refusal, type ServerDeps } from '../deps.ts';
import { actsOf } from './acts.ts';
import { answer, endingIfAgreed } from './answer.ts';
import { beforeOf } from './beforeOf.ts';
import { contractOf } from './contractOf.ts';
import { contractRow, endingRows, listContracts, waitingFor } from './contractRows.ts';
import { historyOf } from './historyOf.ts';
import { offer } from './offer.ts';
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
          ? { contract: await offer(deps, within, { ...request, memberId, kind }), ended: [] }
          : await answer(deps, within, { memberId, kind, request });
      return {
        contract: await contractRow(within, contract, memberId),
        ended: await endingRows(within, ended),
      };
    };

  /** One of the caller's own, of a kind that is on. */
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
      const may = actsOf(contract, memberId);
      if (!may.includes('accept') && !may.includes('acceptTermination')) throw new Refusal('CONTRACT_STATE');
      return { ends: await endingRows(db, await endingIfAgreed(db, contract)) };
    },

    history: async ({ session: { memberId }, request }) => {
      const contract = await own(memberId, request.id);
      return {
        contract: await contractRow(db, contract, memberId),
        before: await beforeOf(db, contract),
        changes: await historyOf(db, contract),
      };
    },

    terms: async ({ session: { memberId }, request: { kind } }) => {
      await refuseSwitchedOff(deps, kind);
      return {
        lowestRate: rateLimits[kind].lowest,
        highestRate: await ownRate(db, memberId, kind),
        mostTiers: MOST_TIERS,
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

/** CONTRACT-01: of the newest that waits. */
function requestType(rows: readonly ContractRow[], kind: ContractKind): 'new' | 'termination' | null {
  const newest = rows.find((row) => row.kind === kind);
  if (newest === undefined) return null;
  return newest.status === 'offered' ? 'new' : 'termination';
}
