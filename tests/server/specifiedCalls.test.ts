import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { pendingTasksDone } from '../../server/account/verification/runAfterResponse.ts';
import { recoveryContract } from '../../src/api/contract/account/recovery.ts';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { contract } from '../../src/api/contract/contract.ts';
import { type Endpoint, successOf } from '../../src/api/contract/endpoint.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { sealRandom } from '../../src/api/sealRandom.ts';
import { changeSettings } from '../support/changeSettings.ts';
import { startWithProvider } from '../support/gameProvider.ts';
import { newKey, P, PAYMENT_PASSWORD, signedInPlayer } from '../support/payments.ts';
import { createPlayer, DEMO_PASSWORD } from '../support/player.ts';
import { givePoints } from '../support/points.ts';
import { type Reference, startReference } from '../support/reference.ts';
import { createRegistrant } from '../support/registrant.ts';

const calls = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));
const callAt = (method: string, path: string): Endpoint => {
  const found = calls.find((call) => call.method === method && call.path === path);
  if (found === undefined) throw new Error(`no call ${method} ${path}`);
  return found;
};

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly query?: string;
}

/** Sends it as a client of somebody else would; returns the value, which fits the schema of the call. */
async function answerOf(server: Reference, endpoint: Endpoint, { headers = {}, body, query = '' }: Sent = {}) {
  const { method, path } = endpoint;
  const response = await server.fetch(`${server.baseURL}${path}${query}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const answer: unknown = await response.json();
  expect([response.status, answer]).toEqual([200, expect.objectContaining({ success: true })]);
  return (successOf(endpoint.value).parse(answer) as { readonly value: z.output<typeof endpoint.value> }).value;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const sealed = async (server: Reference, endpoint: Endpoint, payload: unknown): Promise<Sent> => {
  const [key] = await server.deps.sealKeys.publicKeys();
  if (!key) throw new Error('no key');
  return {
    headers: JSON_TYPE,
    body: JSON.stringify({ sealed: await sealPayload(payload, endpoint, key, server.now()) }),
  };
};

describe('a client of somebody else, which sends what §7 names and nothing else,', () => {
  let server: Reference;
  let member: Readonly<Record<string, string>>;
  let agent: Readonly<Record<string, string>>;
  beforeAll(async () => {
    server = await startReference();
    member = { authorization: `Bearer ${(await signedInPlayer(server)).token}` };
    agent = { authorization: `Bearer ${(await signedInPlayer(server, 'agent1')).token}` };
  });
  afterAll(() => server.close());

  it.each([
    ['API-14', '/wps/captcha', ''],
    ['API-17', '/wps/agent/affiliate', '?code=LANTERN1&domain=reference.test'],
    ['API-19', '/wps/system/whitelabel', ''],
    ['API-20', '/wps/system/setting/register', ''],
    ['API-21', '/wps/system/status', '?url=reference.test'],
    ['API-22', '/wps/system/domainRoute', ''],
    ['API-23', '/wps/system/helpCenter', ''],
    ['API-32', '/lgw/games/game_menus', ''],
    ['API-33', '/lgw/games/popular', ''],
    [
      'API-34',
      '/wps/relay/GCSGAME_hotGamesV2',
      '?merchantCode=demo&isPlatform=2&vassalage=&platform=flash,html5-desktop&language=EN',
    ],
    ['API-38', '/wps/relay/MCSFE_getListAnnouncements', '?types=B,PL,PU,PR,H&platform=W&execution=B'],
    ['API-44', '/lgw/vn/games/game_menu', '?prizeMode=SEA'],
    ['API-46', '/lgw/vn/numeros/opened/game', '?count=20&prizeMode=Elott&device=WEB&language=TH'],
    ['API-49', '/wps/relay/ODSFE2_getWinnerBoard', '?gameCategory=RNG&language=EN&limitNum=20'],
  ])('[%s] is answered at %s', async (_, path, query) => {
    expect(await answerOf(server, callAt('GET', path), { query })).not.toBeUndefined();
  });

  it.each([
    ['API-07', '/wps/member/info', ''],
    ['API-15', '/wps/member/info/icon', ''],
    ['API-26', '/wps/v2/wallets/balance', ''],
    ['API-28', '/wps/relay/GCS_merchantWallet', '?isSingle=1'],
    ['API-29', '/wps/member/info/funds/consolidated', ''],
    ['API-30', '/wps/relay/CSP_unreadCount', ''],
    ['API-35', '/wps/relay/GCSGAME_gameList', ''],
    ['API-36', '/wps/relay/GCSGAME_gameVendor', '?merchantCode=demo'],
    ['API-37', '/wps/relay/GCSGAME_getVassGameType', ''],
    ['API-39', '/wps/relay/MCSFE_getFavoriteGames', ''],
    ['API-40', '/wps/relay/MCSFE_getFavoriteGamesList', ''],
    ['API-41', '/wps/relay/GCS_recentGame', ''],
    ['API-42', '/wps/relay/GLS2_roomList', ''],
    ['API-45', '/lgw/vn/games/game_menu/recent', ''],
    ['API-47', '/lotto/lgw/games/opened/numero', ''],
    ['API-55', '/wps/relay/MCS2_getPointBalance', ''],
    ['API-56', '/wps/relay/MCS2_getPointReward', ''],
    ['API-58', '/wps/relay/MCS2_getRedeemPointList', ''],
    ['API-59', '/wps/relay/MCS2_getPointConfig', ''],
    ['API-60', '/wps/relay/ODSFE2_MemTransDet', ''],
  ])('[%s] is answered as a member at %s', async (_, path, query) => {
    expect(await answerOf(server, callAt('GET', path), { query, headers: member })).not.toBeUndefined();
  });

  it.each([
    ['API-50', '/wps/relay/MCS2_processDividendReq'],
    ['API-51', '/wps/relay/MCS2_processDailySalContract'],
  ])('[%s] is answered as an agent at %s', async (_, path) => {
    expect(await answerOf(server, callAt('GET', path), { headers: agent })).toMatchObject({ list: expect.any(Array) });
  });

  it.each([
    ['TH', 'ตั๋วหมุนวงล้อ'],
    ['EN', 'Ticket for the lucky wheel'],
    ['xx', 'ตั๋วหมุนวงล้อ'],
  ])('[API-04] gets texts in the language of the header, %s', async (language, name) => {
    const value = await answerOf(server, callAt('GET', '/wps/relay/MCS2_getPointReward'), {
      headers: { ...member, language },
    });
    expect((value as { list: readonly { kind: string; name: string }[] }).list).toContainEqual(
      expect.objectContaining({ kind: 'wheelTicket', name }),
    );
  });

  it('[API-04] gets texts in the language of the query, where both name one', async () => {
    const value = await answerOf(server, callAt('GET', '/wps/relay/MCS2_getPointReward'), {
      headers: { ...member, language: 'TH' },
      query: '?language=EN',
    });
    expect(value).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ name: 'Ticket for the lucky wheel' })]),
    });
  });

  it('[API-35] [API-37] lists the games and their types of all vendors, or of one', async () => {
    const list = async (query: string) => {
      const value = await answerOf(server, callAt('GET', '/wps/relay/GCSGAME_gameList'), { query, headers: member });
      return (value as { list: readonly { vassalage: string; category: string }[] }).list;
    };
    const [all, one] = [await list(''), await list('?vassalage=NINELAMPS')];
    expect(all).toHaveLength(2_021);
    expect(one).toEqual(all.filter(({ vassalage }) => vassalage === 'NINELAMPS'));
    expect(await list('?gameCategory=FISH')).toEqual(all.filter(({ category }) => category === 'FISH'));
    expect(await list('?vassalage=NINELAMPS&gameCategory=FISH')).toEqual([]);
  });

  it('[API-05] [API-16] logs in and out', async () => {
    const human = await createPlayer(server).proveHuman();
    const payload = { type: 'username', username: 'somchai', password: DEMO_PASSWORD, human };
    const value = await answerOf(server, sessionContract.login, await sealed(server, sessionContract.login, payload));
    expect(value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      firstTimeLogin: false,
      passwordExpired: false,
    });
    const headers = { authorization: `Bearer ${(value as { token: string }).token}` };
    expect(await answerOf(server, sessionContract.logout, { headers })).toBeNull();
  });

  it('[API-14] [LOGIN-25] is known by a cookie where its captcha has no key', async () => {
    const player = createPlayer(server, { ip: '198.51.100.77' });
    const wrong = async () => player.signIn('agent2', 'Wrong#2026').catch(() => null);
    for (let times = 0; times < 3; times++) await wrong();
    const image = await server.fetch(`${server.baseURL}/wps/captcha`);
    const cookie =
      image.headers
        .getSetCookie()
        .find((one) => one.startsWith('captcha='))
        ?.split(';')[0] ?? '';
    const { list } = await answerOf(server, callAt('GET', '/wps/captcha')).then(() => outboxOf(server));
    const shown = list.find(({ kind, to }) => kind === 'captcha' && cookie === `captcha=${to}`);
    const payload = {
      type: 'username',
      username: 'agent2',
      password: DEMO_PASSWORD,
      captcha: shown?.code,
      human: await player.proveHuman(),
    };
    const { headers, ...sent } = await sealed(server, sessionContract.login, payload);
    const value = await answerOf(server, sessionContract.login, { ...sent, headers: { ...headers, cookie } });
    expect(value).toMatchObject({ token: expect.any(String) });
  });

  it('[API-06] [API-18] asks for codes', async () => {
    const login = { mobileNum: '0812345678', countryDialingCode: '66' };
    const register = { mobileNo: '0899990001', countryDialingCode: '66' };
    for (const [endpoint, payload] of [
      [verificationContract.smsLogin, login],
      [verificationContract.smsRegister, register],
    ] as const) {
      const sent = { headers: JSON_TYPE, body: JSON.stringify(payload) };
      expect(await answerOf(server, endpoint, sent)).toEqual({ expiredMinutes: 5 });
    }
    await pendingTasksDone();
  });

  it('[API-11] [API-12] recovers a password by e-mail, and by phone without a dialling code', async () => {
    const form = new URLSearchParams({ username: 'somchai', email: 'somchai@example.test' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await answerOf(server, recoveryContract.byEmail, { headers, body: form.toString() })).toBeNull();
    const asked = { mobileNum: '0812345678', countryDialingCode: '66' };
    server.advance(60_000);
    await answerOf(server, verificationContract.smsForgot, { headers: JSON_TYPE, body: JSON.stringify(asked) });
    await pendingTasksDone();
    const { list } = await outboxOf(server);
    const code = list.find(({ kind, to }) => kind === 'sms' && to.endsWith('812345678'))?.code;
    const payload = { newPassword: 'River#2027', mobileNum: '0812345678', verificationCode: code };
    const sent = await sealed(server, recoveryContract.byPhone, payload);
    expect(await answerOf(server, recoveryContract.byPhone, sent)).toEqual({ token: expect.any(String) });
  });

  it('[API-13] plays for free', async () => {
    const endpoint = callAt('POST', '/wps/session/login/freeplay');
    const random = await sealRandom(async (payload, target) => {
      const [key] = await server.deps.sealKeys.publicKeys();
      if (!key) throw new Error('no key');
      return sealPayload(payload, target, key, server.now());
    });
    const headers = { os: 'Windows', platform: 'W', 'x-random': random, 'gateway-version': '3' };
    expect(await answerOf(server, endpoint, { headers })).toMatchObject({ token: expect.any(String) });
  });
});

describe('a client of somebody else, which writes what §7 names,', () => {
  let server: Reference;
  let member: Readonly<Record<string, string>>;
  let agent: Readonly<Record<string, string>>;
  beforeAll(async () => {
    server = await startReference();
    member = { authorization: `Bearer ${(await signedInPlayer(server)).token}` };
    agent = { authorization: `Bearer ${(await signedInPlayer(server, 'agent1')).token}` };
  });
  afterAll(() => server.close());

  it('[API-08] [API-09] registers by username and by mobile number, with the fields that the form shows', async () => {
    const registrant = createRegistrant(server);
    const agreed = { acceptedTerms: true, confirmedAge: true };
    const form = { password: 'River#2026', registerUrl: '', registerMethod: 'WEB', login: true, ...agreed };
    for (const [path, own, shown] of [
      ['/wps/member/register', { username: 'Niran77' }, ['username', 'password']],
      ['/wps/member/register/mobile', { mobileNum: '0819990078', countryDialingCode: '66' }, []],
    ] as const) {
      await changeSettings(server, { shown });
      const code = 'mobileNum' in own ? { verificationCode: await registrant.askCode(own.mobileNum) } : {};
      const human = await registrant.player.proveHuman();
      const sent = await sealed(server, callAt('PUT', path), { ...form, ...own, ...code, human });
      expect(await answerOf(server, callAt('PUT', path), sent)).toEqual({ token: expect.any(String), bonus: 0 });
    }
  });

  it('[API-10] changes the password', async () => {
    const endpoint = callAt('POST', '/wps/member/password');
    const { token } = await signedInPlayer(server, 'agent42');
    const passwords = { oldPassword: DEMO_PASSWORD, newPassword: 'River#2027', confirmNewPassword: 'River#2027' };
    const { headers, ...sent } = await sealed(server, endpoint, passwords);
    const own = { ...headers, authorization: `Bearer ${token}` };
    expect(await answerOf(server, endpoint, { ...sent, headers: own })).toBeNull();
    expect((await createPlayer(server).signIn('agent42', 'River#2027')).passwordExpired).toBe(false);
  });

  it('[API-24] [FEEDBACK-02] sends a question with its type and its text', async () => {
    const form = new FormData();
    form.set('type', 'deposit');
    form.set('content', 'My deposit of this morning has not been credited yet.');
    const response = await server.fetch(`${server.baseURL}/wps/feedback`, {
      method: 'PUT',
      headers: { ...member, 'idempotency-key': newKey(), language: 'EN' },
      body: form,
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { success: true, value: { type: 'deposit', status: 'open', article: null } },
    ]);
  });

  it('[API-27] transfers between wallets', async () => {
    const headers = { ...JSON_TYPE, ...member, 'idempotency-key': newKey() };
    const body = JSON.stringify({ from: 'main', to: 'NAGA', amount: 100 * P });
    const sent = { headers, body };
    const balances = await answerOf(server, callAt('POST', '/wps/relay/GCS_walletTransfer'), sent);
    expect(balances).toEqual({ from: 123_805_000, to: 100 * P });
  });

  it('[API-57] [API-61] redeems and converts points with the payment password', async () => {
    await givePoints(server, 'somchai', 1_000);
    const payment = { paymentPassword: PAYMENT_PASSWORD };
    for (const [path, asked, answered] of [
      ['MCS2_redeemPointReward', { reward: 'demo-reward-4', quantity: 1, points: 200 }, { status: 'inProgress' }],
      ['MCS2_convertPoint', { points: 100 }, { amount: P }],
    ] as const) {
      const endpoint = callAt('POST', `/wps/relay/passwordCheck/${path}`);
      const { headers, ...sent } = await sealed(server, endpoint, { ...asked, ...payment });
      const own = { ...headers, ...member, 'idempotency-key': newKey() };
      expect(await answerOf(server, endpoint, { ...sent, headers: own })).toMatchObject(answered);
    }
  });

  it.each([
    ['API-27', '/wps/relay/GCS_walletTransfer', ['from', 'to', 'amount']],
    ['API-52', '/wps/relay/MCS2_processContractHourSalary', ['do']],
    ['API-53', '/wps/relay/MCSFE_processRealTimeSalaryContract', ['do']],
    ['API-54', '/wps/relay/MCS2_claimRafflePromotion', ['id']],
  ])('[%s] without the fields that §7 leaves open, %s names them', async (_, path, fields) => {
    const headers = { ...JSON_TYPE, ...agent, 'idempotency-key': newKey() };
    const response = await server.fetch(`${server.baseURL}${path}`, { method: 'POST', headers, body: '{}' });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { success: false, errorCode: 'INVALID_FIELDS', value: { fields } },
    ]);
  });
});

describe('a launch of a client of somebody else', () => {
  let server: Reference;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    server = await startWithProvider();
    headers = { ...JSON_TYPE, authorization: `Bearer ${(await signedInPlayer(server)).token}`, language: 'EN' };
  });
  afterAll(() => server.close());
  const launch = async (request: object) => {
    const value = await answerOf(server, callAt('POST', '/wps/game/launchGame'), {
      headers,
      body: JSON.stringify(request),
    });
    const { game_url } = value as { game_url: string };
    const url = new URL(game_url);
    url.searchParams.delete('token');
    return url.href;
  };

  it('[API-43] [GAME-19] starts a game with the fields of the specification', async () => {
    const request = {
      gameId: 'lantern-night',
      nodeId: '',
      accountType: 1,
      confirmTrans: 0,
      vassalage: 'NINELAMPS',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: 'somchai',
      token: 'in the header',
      merchantCode: 'demo',
      language: 'TH',
    };
    expect(await launch(request)).toBe('http://games.test/play/lantern-night?lang=th&theme=dark');
  });

  it('[API-48] [LOTTERY-10] starts a lottery with the fields of the specification', async () => {
    const request = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoGameCode: 'thai-lottery',
      lottoView: 'lobby',
      device: 'WEB',
      backUrl: '/elott',
      language: 'EN',
    };
    expect(await launch(request)).toBe(
      'http://games.test/play/thai-lottery?lang=en&theme=dark&view=lobby&area=VN&device=WEB&back=%2Felott',
    );
  });
});

const outboxOf = async (server: Reference) => {
  const response = await server.fetch(`${server.baseURL}/wps/ext/v1/qa/outbox`);
  const answer = (await response.json()) as { value: { list: { kind: string; to: string; code: string | null }[] } };
  return answer.value;
};
