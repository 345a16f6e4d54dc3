import {
  type RegisterSettings,
  type RuledField,
  registrationContract,
  ruledField,
} from '../api/contract/account/registration.ts';
import { agreementContract } from '../api/contract/agent/agreement.ts';
import { billContract } from '../api/contract/agent/bill.ts';
import { deskContract } from '../api/contract/desk/desk.ts';
import type { Endpoint } from '../api/contract/endpoint.ts';
import { refusalsOf } from '../api/contract/endpoint.ts';
import { ticketRow } from '../api/contract/member/feedback.ts';
import { mission } from '../api/contract/member/mission.ts';
import { rewardGame } from '../api/contract/member/rewardCentre.ts';
import { promotionTerms } from '../api/contract/public/promotion.ts';
import { ApiError } from '../api/failure.ts';
import { exemplary } from '../console/core/calls/exemplary.ts';
import { machinesBelow } from '../console/core/capsule/fits.ts';
import { formOf } from '../console/core/form.ts';
import { casesOf } from '../console/core/formCases.ts';
import type { Outcome } from '../inspection/step/outcome.ts';
import { machinesIn } from '../machines/page/exported.ts';
import { endpointsOf } from '../machines/support/plug.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../machines/**/*.machine.ts', { eager: true });

/** Which call an actor makes, by its machine and the name under which that knows it: as the machine's port says. */
const calls: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(modules)
    .flatMap(machinesIn)
    .flatMap((machine) => machinesBelow(machine))
    .flatMap(({ id, implementations }) =>
      Object.entries(implementations.actors as Readonly<Record<string, object>>).flatMap(([src, logic]) =>
        endpointsOf(logic)
          .slice(0, 1)
          .map((endpoint) => [`${id}.${src}`, endpoint] as const),
      ),
    ),
);

/** What ends without a call: the browser's own work. */
const OWN: Readonly<Record<string, readonly unknown[]>> = {
  loadFlow: [undefined],
  loadPage: [true, false],
  loadTexts: [undefined],
  applyUpdate: [undefined],
  proveHuman: ['a proof that the console has made'],
  takeLink: ['x'.repeat(43), ''],
  recall: [null, { username: 'somchai', password: 'Player#2026' }],
  copyText: [undefined],
  makePasskey: [
    {
      ...{ id: 'a-passkey-of-the-console', rawId: 'a-passkey-of-the-console', type: 'public-key' },
      ...{ response: { clientDataJSON: '', attestationObject: '' }, clientExtensionResults: {} },
    },
    'cancelled',
  ],
  readPush: ['off', 'on'],
  askPush: [{ endpoint: 'https://push.test', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, null],
  endPush: ['https://push.test', ''],
  findLink: ['/support', 'https://elsewhere.example.test/', null],
  showLink: [true, false],
  confirmPhone: [{ idToken: 'a token that the console has made' }],
  readPart: [
    {
      part: { kind: 'switches', switches: { ...(exemplary(deskContract.switches.value) as object), status: 0 } },
      waiting: exemplary(deskContract.overview.value.shape.waiting),
    },
  ],
};

const openRule = { acceptedPattern: '*', patternId: 1, minLength: 0, maxLength: 64, enabled: true, required: false };
const closedRule = { ...openRule, enabled: false };

/** A form that takes whatever is typed, without the fields that are named. */
const formWithout = (...closed: readonly RuledField[]) => ({
  rules: Object.fromEntries(ruledField.options.map((field) => [field, closed.includes(field) ? closedRule : openRule])),
  order: ruledField.options,
  ageThreshold: 18,
  phoneAuth: null,
});
const registerBy = (names: Partial<Record<keyof RegisterFeatures, boolean>>) => ({
  features: { ...(exemplary(registrationContract.settings.value.shape.features) as RegisterFeatures), ...names },
});
const byName = registerBy({
  usernameRegistration: true,
  mobileRegistration: false,
  smsVerificationOnRegistration: false,
});
const phoneAuth = { channel: 'otp-house', url: 'https://otp.test', key: 'public' };

/** A way of paying that takes whatever is typed. */
const openMethod = {
  code: 'TRANSFER',
  kind: 'bank',
  name: 'Bank transfer',
  min: 100,
  max: 10_000_000_000_000,
  feeFixed: 0,
  feeRate: 0,
  typicalMs: null,
};

/** A bill and an agreement that can be opened. */
const someBill = {
  ...(exemplary(billContract.claim.value) as object),
  id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000',
};
const someAgreement = {
  ...(exemplary(agreementContract.history.value.shape.agreement) as object),
  id: '6d0cf8e2-0000-4000-8000-000000000001',
};

/** What a schema does not say and a machine goes by: put into a reply that is made from the schema. */
const REPLY_OVERRIDES: Readonly<Record<string, readonly object[]>> = {
  'registration.settings': [
    { ...formWithout('confirmPassword', 'affiliateCode'), ...byName },
    { ...formWithout('confirmPassword'), ...byName },
    {
      ...formWithout('confirmPassword', 'affiliateCode'),
      ...registerBy({ usernameRegistration: true, smsVerificationOnRegistration: true }),
      phoneAuth,
    },
    { ...formWithout('affiliateCode'), ...registerBy({ mobileRegistration: true, mobileRegisterPassword: true }) },
  ],
  'lineTransfer.terms': [
    {
      person: { username: 'agent1', nickname: 'Anong' },
      available: 10_000_000,
      leftToday: 10_000_000,
      waitsUntil: null,
    },
    { person: null },
  ],
  'lineTransfer.downlines': [{ list: [{ id: 'd1', username: 'somchai', nickname: 'Somchai' }], count: 1 }],
  'accountData.state': [
    {
      file: { status: 'ready', askedAt: 0, bytes: 1_000, expiresAt: 10_000_000 },
      ...{ closesAt: null, obstacles: [] },
    },
    { file: null, closesAt: 10_000_000, obstacles: [] },
    { file: { status: 'waiting', askedAt: 0, bytes: null, expiresAt: null }, closesAt: null, obstacles: [] },
  ],
  'help.centre': [
    {
      articles: [{ id: 'points', topic: 'bonus', title: 'Points', summary: '', words: '', blocks: [], near: [] }],
      asked: ['points'],
    },
  ],
  'feedback.list': [{ list: [{ ...(exemplary(ticketRow) as object), id: 't1' }], count: 1 }],
  'feedback.ticket': [{ status: 'answered' }, { status: 'closed' }],
  'promotion.detail': (['apply', 'raffle', 'deposit'] as const).map((kind) => ({
    id: `made-${kind}`,
    terms: { ...(exemplary(promotionTerms) as object), kind },
  })),
  'promotion.standing': (['join', 'claim'] as const).map((status) => ({ status, barred: null, terms: null })),
  'secondFactor.ways': [
    { authenticator: null, passkeys: [] },
    {
      authenticator: { since: 0, codesLeft: 8 },
      passkeys: [{ id: 'passkey-of-the-laptop', name: 'Laptop', addedAt: 0, usedAt: null, isSynced: false }],
    },
  ],
  'desk.overview': [{ secondFactor: 'due' }, { secondFactor: 'off' }],
  'desk.operators': [
    {
      list: [
        { name: 'desk1', role: 'operator', hasSecondFactor: true, signedInAt: 0, isMe: true },
        { name: 'desk2', role: 'operator', hasSecondFactor: true, signedInAt: 0, isMe: false },
      ],
    },
  ],
  'mission.list': [{ list: [{ ...(exemplary(mission) as object), state: 'claimable' }] }],
  'rewardCentre.state': [
    {
      chance: { isEarned: true, validBet: 0, leastValidBet: 0 },
      games: rewardGame.options.map((game) => ({
        ...{ game, commitment: 'a'.repeat(64), drawn: null },
        prizes: [{ currency: 'P', amount: 10_000, weight: 1 }],
      })),
    },
  ],
  'deposit.quote': [{ methods: [openMethod] }],
  'withdrawal.quote': [
    {
      methods: [openMethod],
      available: 10_000_000,
      leftToday: { count: 3, amount: 10_000_000 },
      withdrawalsFrom: null,
    },
  ],
  'bankAccount.list': [{ most: 5, banks: [{ code: 'RIVER', name: 'River Bank', minDigits: 6, maxDigits: 20 }] }],
  'withdrawal.detail': [
    { status: 'awaiting', canConfirm: true, disputeUntil: null, payout: 10_000_000 },
    { status: 'autoReceived', canConfirm: false, disputeUntil: 10_000_000 },
  ],
  'funds.wallets': [
    {
      list: [
        { code: 'main', name: 'Main wallet', balance: 10_000_000 },
        { code: 'RIVER', name: 'River Games', balance: 10_000_000 },
      ],
    },
  ],
  'agentFeatures.read': [{ enableCt: true, salary: true, hourSalary: true, realTimeSalary: true, hasAgreements: true }],
  'agreement.requests': [{ list: [someAgreement] }],
  'agreement.terms': [{ lowestRate: 1, highestRate: 300_000, mostTiers: 10 }],
  'bill.detail': [{ mayClaim: true }],
  'bill.list': [{ list: [someBill], count: 1 }],
  'member.info': [{ passwordChangeRequired: true }],
  'system.status': [{ status: 1 }, { status: 2 }],
  'system.domainRoute': [{ domainList: ['*'] }],
};

type RegisterFeatures = RegisterSettings['features'];

/** More replies of one call than these tell a machine nothing new. */
const MOST_REPLIES = 24;

/**
 * How something that a machine has started may end, as the console can make it: by each refusal that the agreement allows,
 * offline, and by replies made from the schema. None of them is asked of the server.
 */
export function generatedOutcomes(machine: string, src: string): readonly Outcome[] {
  const endpoint = calls.get(`${machine}.${src}`);
  if (endpoint === undefined) return (OWN[src] ?? []).map((output) => ({ kind: 'done', output }));
  const wrap = src === 'fetchResource' ? (value: unknown) => ({ value }) : (value: unknown) => value;
  const plain = exemplary(endpoint.value);
  const telling = (REPLY_OVERRIDES[endpoint.id] ?? []).map((part) => ({ ...(plain as object), ...part }));
  const made = OWN[src] ?? [...telling, plain, ...casesOf(formOf(endpoint.value)).map(({ value }) => value)];
  const failures = refusalsOf(endpoint).map(
    (code) => ({ kind: 'refused', code, message: MADE, details: null }) as const,
  );
  return [
    ...made.slice(0, MOST_REPLIES).map((value): Outcome => ({ kind: 'done', output: wrap(value) })),
    ...[...failures, { kind: 'offline' } as const].map(
      (failure): Outcome => ({ kind: 'error', error: new ApiError(failure) }),
    ),
  ];
}

const MADE = 'Made by the console.';
