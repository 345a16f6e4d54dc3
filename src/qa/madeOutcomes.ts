import { agentContractContract } from '../api/contract/agentContract.ts';
import { billContract } from '../api/contract/bill.ts';
import { allEndpoints } from '../api/contract/contract.ts';
import { deskContract } from '../api/contract/desk.ts';
import type { Endpoint } from '../api/contract/endpoint.ts';
import { refusalsOf } from '../api/contract/endpoint.ts';
import {
  type RegisterSettings,
  type RuledField,
  registrationContract,
  ruledField,
} from '../api/contract/registration.ts';
import { ApiError } from '../api/failure.ts';
import { exemplary } from '../console/core/calls/exemplary.ts';
import { formOf } from '../console/core/form.ts';
import { casesOf } from '../console/core/formCases.ts';
import type { Outcome } from '../inspection/step/outcome.ts';

/** Which call an actor makes, by its machine and the name under which that knows it. */
const CALLS: Readonly<Record<string, string>> = {
  'login.sendLogin': 'session.login',
  'logout.sendLogout': 'session.logout',
  'changePassword.fetchRules': 'registration.settings',
  'changePassword.sendChange': 'member.changePassword',
  'changePassword.sendLogin': 'session.login',
  'register.fetchSettings': 'registration.settings',
  'register.checkInvitation': 'registration.affiliate',
  'register.sendRegistration': 'registration.byUsername',
  'forgot.fetchRules': 'registration.settings',
  'forgot.sendMail': 'recovery.byEmail',
  'forgot.setPassword': 'recovery.byPhone',
  'resetPassword.checkLink': 'recovery.link',
  'resetPassword.fetchRules': 'registration.settings',
  'resetPassword.setPassword': 'recovery.byLink',
  'freePlay.startTrial': 'freePlay.login',
  'afterLogin.fetchPopups': 'announcement.list',
  'notices.fetchNotices': 'announcement.list',
  'funds.fetchFunds': 'funds.consolidated',
  'funds.fetchWallets': 'funds.wallets',
  'funds.sendTransfer': 'funds.transfer',
  'lineTransfer.fetchTerms': 'lineTransfer.terms',
  'lineTransfer.sendTransfer': 'lineTransfer.send',
  'downlines.fetchDownlines': 'lineTransfer.downlines',
  'deposit.fetchMethods': 'deposit.quote',
  'deposit.fetchList': 'deposit.list',
  'deposit.sendDeposit': 'deposit.create',
  'depositDetail.fetchDetail': 'deposit.detail',
  'depositDetail.lookAgain': 'deposit.detail',
  'security.fetchStatus': 'paymentPassword.status',
  'security.sendCode': 'paymentPassword.sendCode',
  'security.sendSet': 'paymentPassword.set',
  'security.sendChange': 'paymentPassword.change',
  'statement.fetchWallets': 'funds.wallets',
  'statement.fetchPart': 'statement.page',
  'statement.fetchReport': 'statement.creditReport',
  'statement.fetchFile': 'statement.file',
  'bankAccount.sendAccount': 'bankAccount.add',
  'receipt.fetchDetail': 'withdrawal.detail',
  'receipt.sendReceived': 'withdrawal.confirmReceived',
  'receipt.sendPartly': 'withdrawal.reportPartly',
  'receipt.sendNotReceived': 'withdrawal.reportNotReceived',
  'receipt.sendDispute': 'withdrawal.dispute',
  'withdraw.fetchQuote': 'withdrawal.quote',
  'withdraw.fetchAccounts': 'bankAccount.list',
  'withdraw.fetchList': 'withdrawal.list',
  'withdraw.sendRequest': 'withdrawal.request',
  'desk.readOverview': 'desk.overview',
  'desk.sendSignIn': 'desk.signIn',
  'desk.sendSignOut': 'desk.signOut',
  // A deed is one of many calls, which all end alike.
  'deskPage.sendDeed': 'desk.approve',
  'deskAdjust.findMember': 'desk.member',
  'deskAdjust.sendAdjustment': 'desk.adjust',
  'pointMall.fetchBalance': 'points.balance',
  'pointMall.fetchRewards': 'points.rewards',
  'pointMall.fetchRules': 'points.config',
  'redeem.sendRedeem': 'points.redeem',
  'redeem.fetchRewards': 'points.rewards',
  'redeem.fetchBalance': 'points.balance',
  'convert.sendConvert': 'points.convert',
  'convert.fetchBalance': 'points.balance',
  'pointsRecord.fetchExchanges': 'points.list',
  'pointsRecord.fetchMovements': 'points.history',
  'pointsRecord.fetchExchange': 'points.detail',
  'bills.fetchPart': 'bill.list',
  'bill.fetchDetail': 'bill.detail',
  'bill.sendClaim': 'bill.claim',
  'contracts.fetchFeatures': 'agentFeatures.read',
  'contracts.fetchWaiting': 'agentContract.requests',
  'contracts.fetchPart': 'agentContract.dividendList',
  'contract.fetchHistory': 'agentContract.history',
  'contract.fetchPreview': 'agentContract.preview',
  'contract.sendAct': 'agentContract.dividend',
  'downlinePicker.fetchDownlines': 'lineTransfer.downlines',
  'contractOffer.fetchTerms': 'agentContract.terms',
  'contractOffer.sendOffer': 'agentContract.dividend',
  'realTimeRules.fetchRules': 'agentContract.realTimeRules',
  'features.fetchResource': 'agentFeatures.read',
  'balance.fetchBalance': 'wallet.balance',
  'session.fetchMember': 'member.info',
  'status.fetchStatus': 'system.status',
  'domain.fetchDomains': 'system.domainRoute',
  'captcha.fetchCaptcha': 'captcha.image',
  'analytics.countVisit': 'ext.visit',
  'smsCode.sendCode': 'verification.smsLogin',
  'whitelabel.fetchResource': 'system.whitelabel',
  'countries.fetchResource': 'ext.countries',
  'winners.fetchResource': 'home.winnerBoard',
  'numbers.fetchResource': 'home.openedNumbers',
  'announcements.fetchResource': 'announcement.list',
};

/** What ends without a call: the browser's own work. */
const OWN: Readonly<Record<string, readonly unknown[]>> = {
  loadFlow: [undefined],
  loadPage: [true, false],
  loadTexts: [undefined],
  proveHuman: ['a proof that the console has made'],
  takeLink: ['x'.repeat(43), ''],
  recall: [null, { username: 'somchai', password: 'Player#2026' }],
  copyText: [undefined],
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

/** A bill and a contract that can be opened. */
const someBill = {
  ...(exemplary(billContract.claim.value) as object),
  id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000',
};
const someContract = {
  ...(exemplary(agentContractContract.history.value.shape.contract) as object),
  id: '6d0cf8e2-0000-4000-8000-000000000001',
};

/** What a schema does not say and a machine goes by: put into a reply that is made from the schema. */
const TELLING: Readonly<Record<string, readonly object[]>> = {
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
  'agentFeatures.read': [{ enableCt: true, salary: true, hourSalary: true, realTimeSalary: true }],
  'agentContract.requests': [{ list: [someContract] }],
  'agentContract.terms': [{ lowestRate: 1, highestRate: 300_000, mostTiers: 10 }],
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
 * How something that a machine has started may end, as the console can make it: by each refusal that the contract allows,
 * offline, and by replies made from the schema. None of them is asked of the server.
 */
export function madeOutcomes(machine: string, src: string): readonly Outcome[] {
  const endpoint: Endpoint | undefined = allEndpoints.find(({ id }) => id === CALLS[`${machine}.${src}`]);
  if (endpoint === undefined) return (OWN[src] ?? []).map((output) => ({ kind: 'done', output }));
  const wrap = src === 'fetchResource' ? (value: unknown) => ({ value }) : (value: unknown) => value;
  const plain = exemplary(endpoint.value);
  const telling = (TELLING[endpoint.id] ?? []).map((part) => ({ ...(plain as object), ...part }));
  const made = [...telling, plain, ...casesOf(formOf(endpoint.value)).map(({ value }) => value)];
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
