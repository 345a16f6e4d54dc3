import { expect } from 'vitest';
import {
  type AgreementRow,
  agreementContract as calls,
  type PreviousAgreement,
} from '../../../../src/api/contract/agent/agreement.ts';
import { agreementMachine } from '../../../../src/machines/agent/agreement/agreement.machine.ts';
import type { AgreementHistory } from '../../../../src/machines/agent/agreement/agreement.rules.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { history, preview, daily } = calls;
const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
const AT = Date.UTC(2026, 10, 22, 10, 30);

export const AGREEMENT = '6d0cf8e2-0000-4000-8000-000000000001';
const BELOW = '6d0cf8e2-0000-4000-8000-000000000009';

/** Daily wages that agent1 offers agent2. */
export const offered: AgreementRow = {
  id: AGREEMENT,
  kind: 'daily',
  own: 'downline',
  upline: { username: 'agent1', nickname: 'Anong' },
  downline: { username: 'agent2', nickname: 'Boonmee' },
  version: 3,
  tiers: [
    { minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 5_000 },
    { minValidBet: 50_000 * P, minLoss: 0, minActiveMembers: 3, rate: 12_500 },
  ],
  period: 'weekly',
  status: 'offered',
  start: null,
  end: null,
  offeredAt: AT,
  agreedAt: null,
  remark: 'For the summer',
  terminationBy: null,
  may: ['accept', 'decline'],
};
export const active: AgreementRow = {
  ...offered,
  status: 'active',
  start: AT + 60_000,
  agreedAt: AT,
  may: ['requestTermination'],
};
const over: AgreementRow = { ...active, status: 'terminated', end: AT + 120_000, may: [] };

/** Effect of the offer: the rate, the conditions and a second tier, the period and both dates. */
const agreedBefore: PreviousAgreement = {
  version: 2,
  tiers: [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 4_000 }],
  period: 'daily',
  start: AT - 86_400_000,
  end: AT + 86_400_000,
};

const changeOf = (agreement: AgreementRow, before: PreviousAgreement | null = null): AgreementHistory => ({
  agreement,
  before,
  changes: [{ at: AT, by: 'upline', what: 'offer', status: 'offered' }],
});
export const ending = {
  id: BELOW,
  upline: { username: 'agent2', nickname: 'Boonmee' },
  downline: { username: 'nok', nickname: 'Nok' },
  rate: 15_000,
};

export const agreementFlow: Flow<typeof agreementMachine> = {
  thorough: true,
  machine: () => agreementMachine,
  inputs: [{ id: AGREEMENT, kind: 'daily', keySeed: 'seed-of-an-agreement' }],
  cases: {
    'agreement.retry': [{}],
    'agreement.refresh': [{}],
    'agreement.choose': [{ act: 'accept' }, { act: 'decline' }, { act: 'requestTermination' }],
    'agreement.back': [{}],
    'agreement.acknowledge': [{ yes: true }, { yes: false }],
    'agreement.submit': [{}],
    'agreement.resend': [{}],
    'agreement.checkStatus': [{}],
    'agreement.close': [{}],
  },
  outcomes: {
    fetchHistory: [
      answers(history, changeOf(offered, agreedBefore)),
      answers(history, changeOf(active)),
      answers(history, changeOf(over)),
      ...wireFailures(history).slice(0, 1),
    ],
    fetchPreview: [
      answers(preview, { ends: [ending] }),
      answers(preview, { ends: [] }),
      refuses(preview, 'AGREEMENT_STATE'),
    ],
    sendAct: [
      answers(daily, { agreement: active, ended: [ending] }),
      refuses(daily, 'AGREEMENT_ENDS_CHANGED'),
      refuses(daily, 'AGREEMENT_STATE'),
      ...wireFailures(daily).slice(0, 1),
    ],
  },
  project: ({ history: known, act, ends, changed, understood, tried, done, failure }) => [
    known?.agreement.status,
    act,
    ends.length,
    changed,
    understood,
    tried,
    done?.act,
    failure?.kind,
  ],
  walks: [
    'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 1, agreement.acknowledge 1, agreement.submit, sendAct error 3, agreement.acknowledge 2',
    'start, fetchHistory done 1, agreement.choose 1, fetchPreview error, fetchHistory done 1, agreement.refresh',
  ],
  invariants: {
    '[CONTRACT-06] sends nothing that ends agreements without acknowledgement': ({
      snapshot: { context },
      pending,
    }) => {
      if ('sendAct' in pending) expect(context.ends.length === 0 || context.understood).toBe(true);
    },
    'sends only actions that the agreement allows': ({ pending, snapshot: { context } }) => {
      if ('sendAct' in pending) expect(context.history?.agreement.may).toContain(context.act);
    },
    'the calls are the only side effects': ({ fresh }) => expect(fresh).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchHistory: { request: { id: AGREEMENT } } });
      expect([snapshot.hasTag('busy'), snapshot.context.act]).toEqual([true, null]);
    },
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'agreement.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    shown: ({ pending, snapshot }) => {
      expect([pending, snapshot.context.act, snapshot.context.history === null]).toEqual([{}, null, false]);
      expect(snapshot.can({ type: 'agreement.close' })).toBe(true);
    },
    previewing: ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({ fetchPreview: { request: { id: AGREEMENT } } });
      expect(context.act).toBe('accept');
    },
    confirming: ({ pending, snapshot: { context } }) => {
      expect([pending, context.act === null, context.failure]).toEqual([{}, false, null]);
      if (context.act !== 'accept') expect(context.ends).toEqual([]);
    },
    // CONTRACT-06: an acceptance names the agreements that end.
    sending: ({ pending, snapshot }) => {
      const { act, ends } = snapshot.context;
      const named = act === 'accept' ? { ends: ends.length === 0 ? [] : [BELOW] } : {};
      expect(pending).toEqual({
        sendAct: {
          ...{ kind: 'daily', request: { do: act, id: AGREEMENT, ...named } },
          idempotencyKey: expect.stringMatching(/^seed-of-an-agreement-\d$/),
        },
      });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    unsure: ({ pending, snapshot }) => {
      expect([
        pending,
        snapshot.can({ type: 'agreement.resend' }),
        snapshot.can({ type: 'agreement.checkStatus' }),
      ]).toEqual([{}, true, true]);
    },
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
