import type { AgreementKind, AgreementRow, agreementContract } from '../../../src/api/contract/agent/agreement.ts';
import { MAX_TIERS, payPeriod, rateLimits } from '../../../src/api/contract/rules/agreementTerms.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { kindsOn, refuseSwitchedOff } from '../agentFeatures/agentFeatures.ts';
import { agreementOf } from './agreementOf.ts';
import { agreementRow, endingRows, listAgreements, waitingFor } from './agreementRows.ts';
import { agreementToReplace } from './agreementToReplace.ts';
import { allowedActions } from './allowedActions.ts';
import { agreementsEndedIfAgreed, respondToAgreement } from './answer.ts';
import { historyOf } from './historyOf.ts';
import { offerAgreement } from './offer.ts';
import { ownRate } from './ownRate.ts';
import { realTimeRules } from './realTimeRules.ts';

type Calls = Handlers<typeof agreementContract>;

export const agreementHandlers = (deps: ServerDeps): Calls => {
  const { db, config } = deps;

  const list =
    (kind: AgreementKind): Calls['dividendList'] =>
    async ({ session, request }) => {
      await refuseSwitchedOff(deps, kind);
      return listAgreements(db, session.memberId, { kind, ...request });
    };

  const act =
    (kind: AgreementKind): Calls['dividend'] =>
    async ({ session: { memberId }, request, db: within }) => {
      await refuseSwitchedOff({ ...deps, db: within }, kind);
      const { agreement, ended } =
        request.do === 'offer'
          ? { agreement: await offerAgreement(deps, within, { ...request, memberId, kind }), ended: [] }
          : await respondToAgreement(deps, within, { memberId, kind, request });
      return {
        agreement: await agreementRow(within, agreement, memberId),
        ended: await endingRows(within, ended),
      };
    };

  /** One of the caller's own, of an enabled kind. */
  const own = async (memberId: string, id: string) => {
    const agreement = await agreementOf(db, { merchantCode: config.merchant, id, memberId });
    await refuseSwitchedOff(deps, agreement.kind);
    return agreement;
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
      const agreement = await own(memberId, request.id);
      const may = allowedActions(agreement, memberId);
      if (!may.includes('accept') && !may.includes('acceptTermination')) throw new Refusal('AGREEMENT_STATE');
      return { ends: await endingRows(db, await agreementsEndedIfAgreed(db, agreement)) };
    },

    history: async ({ session: { memberId }, request }) => {
      const agreement = await own(memberId, request.id);
      return {
        agreement: await agreementRow(db, agreement, memberId),
        before: await agreementToReplace(db, agreement),
        changes: await historyOf(db, agreement),
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
function requestType(rows: readonly AgreementRow[], kind: AgreementKind): 'new' | 'termination' | null {
  const newest = rows.find((row) => row.kind === kind);
  if (newest === undefined) return null;
  return newest.status === 'offered' ? 'new' : 'termination';
}
