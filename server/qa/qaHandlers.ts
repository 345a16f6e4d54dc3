import { desc } from 'drizzle-orm';
import { ruledField } from '../../src/api/contract/account/registration.ts';
import type { qaContract } from '../../src/api/contract/qa.ts';
import { reviewBill } from '../agent/bill/reviewBill.ts';
import { settleAgreements } from '../agent/settlement/settleAgreements.ts';
import { bill, outbox } from '../database/schema.ts';
import { demoAccounts } from '../database/seed/accounts.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { creditBonuses } from '../member/bonus/creditBonuses.ts';
import { approveExchange, rejectExchange } from '../member/points/reviewExchange.ts';
import { payReferrals } from '../member/referral/payReferrals.ts';
import { recordBet } from '../play/bet/recordBet.ts';
import { voidBet } from '../play/bet/voidBet.ts';
import { merchantOf } from '../site/system/merchant.ts';
import { accountRecords } from './accountRecords.ts';
import { setAgentFeatures, setFeatures, setRegistration, setStatus } from './changeMerchant.ts';
import { changeReward } from './changeReward.ts';
import type { QaControls } from './controls.ts';
import { endSessions } from './endSessions.ts';
import { memberNamed, openSessionOf } from './openSessionOf.ts';
import { resetToSeed } from './resetToSeed.ts';

const outboxShown = 50;

/** QA calls. Mounted with QA=1 only. */
export const qaHandlers = (deps: ServerDeps, controls: QaControls): Handlers<typeof qaContract> => ({
  state: async () => {
    const { status, settings } = await merchantOf(deps);
    const names = [...new Set([...settings.order, ...ruledField.options])];
    return {
      status,
      serverTime: deps.now(),
      database: deps.config.databaseUrl === null ? 'embedded' : 'postgresql',
      accounts: demoAccounts.map(({ username, note }) => ({ username, note })),
      features: settings.features,
      agentFeatures: settings.agentFeatures,
      registrationFields: names.map((name) => {
        const { enabled, required } = settings.rules[name];
        return { name, enabled, required };
      }),
      registrationBonus: settings.registrationBonus,
    };
  },

  /** Newest first. */
  outbox: async () => ({
    list: await deps.db.select().from(outbox).orderBy(desc(outbox.sentAt), desc(outbox.id)).limit(outboxShown),
  }),

  setStatus: async ({ request }) => {
    await setStatus(deps, request.status);
    return null;
  },

  setFeatures: async ({ request }) => {
    await setFeatures(deps, request.features);
    return null;
  },

  setAgentFeatures: async ({ request }) => {
    await setAgentFeatures(deps, request.features);
    return null;
  },

  settleBet: async ({ request: { username, validBet, ...told } }) => {
    const memberId = await memberNamed(deps, username);
    const settled = { category: 'RNG', round: told.requestId, placedAt: deps.now(), validBet: validBet ?? told.stake };
    return deps.db.transaction((db) => recordBet(deps, db, { ...told, ...settled, memberId }));
  },

  voidBet: async ({ request }) => {
    await deps.db.transaction((db) => voidBet(deps, db, request));
    return null;
  },

  creditBonuses: async () => {
    await creditBonuses(deps);
    await payReferrals(deps);
    return null;
  },

  settleAgreements: async () => {
    const before = await deps.db.$count(bill);
    await settleAgreements(deps);
    return { bills: (await deps.db.$count(bill)) - before };
  },

  reviewBill: async ({ request }) => {
    await deps.db.transaction((db) => reviewBill(deps, db, request));
    return null;
  },

  reviewExchange: async ({ request: { id, approved, remark } }) => {
    const act = { operator: 'qa', at: deps.now(), remark: remark || null };
    await deps.db.transaction((db) => (approved ? approveExchange : rejectExchange)(deps, db, id, act));
    return null;
  },

  changeReward: async ({ request }) => {
    await changeReward(deps, request);
    return null;
  },

  setRegistration: async ({ request }) => {
    await setRegistration(deps, request);
    return null;
  },

  travel: ({ request }) => {
    controls.travel(request.ms);
    return { serverTime: deps.now() };
  },

  fault: ({ request: { endpoint, times, ...fault } }) => {
    controls.faults.put(endpoint, fault, times);
    return null;
  },

  payments: ({ request: { mishap, times } }) => {
    controls.mishaps.put(mishap, times);
    return null;
  },

  openSession: async ({ request }) => ({ token: await openSessionOf(deps, request) }),

  endSessions: async ({ request }) => ({ ended: await endSessions(deps, request.username, request.reason) }),

  account: ({ request }) => accountRecords(deps, request.username),

  reset: async () => {
    controls.travel(0);
    controls.faults.clear();
    controls.mishaps.put('none', 0);
    await resetToSeed(deps);
    return null;
  },
});
