import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { merchant } from '../../../server/database/schema.ts';
import { demoSettings } from '../../../server/database/seed/demoSettings.ts';
import { setFeatures, setStatus } from '../../../server/qa/changeMerchant.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { invalidateMerchant, merchantOf } from '../../../server/site/system/merchant.ts';
import { registrationContract } from '../../../src/api/contract/account/registration.ts';
import { walletContract } from '../../../src/api/contract/money/wallet.ts';
import { homeContract } from '../../../src/api/contract/public/home.ts';
import { isModuleOn } from '../../../src/api/contract/rules/isModuleOn.ts';
import { isRequired, type RegisterMethod, registerFields } from '../../../src/api/contract/rules/registerForm.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, type Visit, visitorOf } from './visitor.ts';

let server: Reference;
beforeAll(async () => {
  server = await startReference({ env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' } });
});
beforeEach(() => resetToSeed(server.deps));
afterAll(() => server.close());

const status = (visit?: Visit) => visitorOf(server, visit)(systemContract.status, { request: { url: 'site.test' } });
const whitelabel = () => visitorOf(server)(systemContract.whitelabel, { request: {} });
const fromCountry = (country: string): Visit => ({
  proxy: { 'x-forwarded-for': '203.0.113.5', 'cf-ipcountry': country },
});

/** Changes settings as an operator would, in the database. */
async function change(settings: Readonly<Record<string, unknown>>): Promise<void> {
  const before = (await merchantOf(server.deps)).settings;
  await server.db
    .update(merchant)
    .set({ settings: { ...before, ...settings } })
    .where(eq(merchant.code, 'demo'));
  invalidateMerchant(server.deps);
}

describe('the system status', () => {
  it('[API-21] [STATUS-01] [CONFIG-17] [CONFIG-18] [CONFIG-19] [CONFIG-20] is 0 on a normal day, with every field of decision W11', async () => {
    expect(await status(fromCountry('VN'))).toEqual({
      status: 0,
      serverTime: server.now(),
      location: { ip: '203.0.113.5', country: 'VN' },
      maintenance: null,
      regionRestriction: null,
      analytics: { endpoint: null, requiresConsent: true },
      encryption: {
        keys: [{ kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String), kid: expect.any(String) }],
      },
    });
  });

  it('[STATUS-02] [CONFIG-18] returns the end of maintenance and the contact', async () => {
    const until = server.now() + 3_600_000;
    await server.db.update(merchant).set({ maintenanceUntil: until });
    await setStatus(server.deps, 1);
    expect(await status()).toMatchObject({
      status: 1,
      maintenance: { until, contactUrl: 'https://support.example.test/statehouse' },
      regionRestriction: null,
    });
  });

  it('[STATUS-03] [CONFIG-19] gives a restricted visitor a reference for support', async () => {
    await setStatus(server.deps, 2);
    expect(await status()).toMatchObject({
      status: 2,
      maintenance: null,
      regionRestriction: {
        contactUrl: 'https://support.example.test/statehouse',
        reference: expect.stringMatching(/.{8,}/),
      },
    });
  });

  it('[STATUS-03] [STATUS-13] restricts visitors from the merchant’s listed countries only', async () => {
    await change({ restrictedCountries: ['SG'] });
    expect((await status(fromCountry('SG'))).status).toBe(2);
    expect((await status(fromCountry('TH'))).status).toBe(0);
    const home = { request: { gameCategory: 'ALL', language: 'EN' as const, limitNum: 1 } };
    expect(await failureFrom(visitorOf(server, fromCountry('SG'))(homeContract.winnerBoard, home))).toMatchObject({
      code: 'REGION_RESTRICTED',
    });
    expect((await visitorOf(server, fromCountry('TH'))(homeContract.winnerBoard, home)).list).toHaveLength(1);
  });

  it('[STATUS-04] passes on an unknown status', async () => {
    await setStatus(server.deps, 7);
    expect(await status()).toMatchObject({ status: 7, maintenance: null, regionRestriction: null });
  });

  it.each([
    ['without a proxy in between', { COUNTRY_HEADER: 'CF-IPCountry' }, '127.0.0.1'],
    ['whose proxy is not said to tell one', { TRUST_PROXY: '1' }, '203.0.113.5'],
    ['in another header than the proxy writes', { TRUST_PROXY: '1', COUNTRY_HEADER: 'X-Country' }, '203.0.113.5'],
  ])('[CONFIG-17] trusts no country header from a visitor %s', async (_who, env, ip) => {
    const plain = await startReference({ env });
    const told = await visitorOf(plain, fromCountry('VN'))(systemContract.status, { request: { url: '' } });
    expect(told.location).toEqual({ ip, country: 'TH' });
    await plain.close();
  });

  it('reaches every server within a second of a change', async () => {
    const other = await server.restart();
    const ask = () => visitorOf(other)(systemContract.status, { request: { url: '' } });
    expect((await ask()).status).toBe(0);
    await server.db.update(merchant).set({ status: 1 });
    server.advance(1000);
    expect((await ask()).status).toBe(1);
  });
});

describe('the white label', () => {
  it('[API-19] [CONFIG-08] [CONFIG-09] [CONFIG-10] returns a module tree with the specified flags on', async () => {
    const { modules } = await whitelabel();
    expect(modules).toEqual([
      {
        modId: 'MEMBER3',
        enabled: '1',
        childrenNodes: [
          { modId: 'CHNGPASSVERIF3', enabled: '1', childrenNodes: [] },
          { modId: 'MANPLAYREB3', enabled: '1', childrenNodes: [] },
        ],
      },
      { modId: 'AGENT3', enabled: '1', childrenNodes: [{ modId: 'AGENTPOLICY3', enabled: '1', childrenNodes: [] }] },
    ]);
  });

  it.each([
    ['[CONFIG-06]', 'MANPLAYREB3', '1', true],
    ['[CONFIG-06]', 'MANPLAYREB3', '0', false],
    ['[CONFIG-07]', 'AGENTPOLICY3', '1', true],
    ['[CONFIG-07]', 'AGENTPOLICY3', '0', false],
  ] as const)('%s tells by %s with enabled %s whether the site has it: %s', async (_id, modId, enabled, on) => {
    await change({
      modules: [{ modId: 'MEMBER3', enabled: '1', childrenNodes: [{ modId, enabled, childrenNodes: [] }] }],
    });
    expect(isModuleOn((await whitelabel()).modules, modId)).toBe(on);
  });

  it('[CONFIG-11] returns the features, and a switch takes effect at once', async () => {
    const features = Object.entries((await whitelabel()).features);
    const switched = (on: boolean) => features.filter(([, isOn]) => isOn === on).map(([name]) => name);
    expect({ on: switched(true), off: switched(false) }).toEqual({
      on: [
        'mobileRegistration',
        'mobileRegisterPassword',
        'usernameRegistration',
        'freeDemo',
        'forcedPasswordChange',
        'smsLogin',
        'directRegisterButton',
        'referralPromotion',
        'rememberPassword',
      ],
      off: ['smsVerificationOnRegistration', 'visitorGuard', 'explicitRecovery'],
    });
    await setFeatures(server.deps, { smsLogin: false });
    expect((await whitelabel()).features.smsLogin).toBe(false);
  });

  it('[CONFIG-13] [CONFIG-14] returns resources and customer service with unregistrable outside links', async () => {
    const { resources, customerService } = await whitelabel();
    expect(resources.map(({ resourceType, labelNameEn }) => [resourceType, labelNameEn])).toEqual([
      ['IOS', 'iOS'],
      ['ANDROID', 'Android'],
      ['TELEGRAM', 'Telegram'],
      ['LINE', 'LINE'],
      ['FACEBOOK', 'Facebook'],
      ['HELP', 'Help centre'],
    ]);
    const links = [...resources.flatMap(({ url, qrCodeUrl }) => [url, qrCodeUrl]), customerService.url];
    expect(links.filter((link) => !/^(?:\/down|https:\/\/\w+\.example\.test\/\w+)$/.test(link))).toEqual([]);
  });

  it('[CONFIG-01] [CONFIG-15] [CONFIG-16] [CONFIG-02] [CONFIG-04] returns the platform, CDNs, merchant code, prize modes and the chat colour', async () => {
    const { platform, merchantCode, brandName, imageCDNs, launchGameCDNs, prizeModes, chatHeaderColor } =
      await whitelabel();
    expect({ platform, merchantCode, brandName, imageCDNs, launchGameCDNs, prizeModes, chatHeaderColor }).toEqual({
      platform: 'web',
      merchantCode: 'demo',
      brandName: 'Statehouse',
      imageCDNs: [],
      launchGameCDNs: [],
      prizeModes: { Lott: 'Lott', ZY: 'ZY', Elott: 'Elott', SEA: 'SEA' },
      chatHeaderColor: '#6b3fa0',
    });
  });

  it('hides which countries are restricted', async () => {
    await change({ restrictedCountries: ['SG'] });
    expect(Object.keys(await whitelabel())).not.toContain('restrictedCountries');
  });

  it('is not served from invalid settings', async () => {
    await change({ ageThreshold: 15 });
    expect(await failureFrom(visitorOf(server)(systemContract.whitelabel, { request: {} }))).toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});

describe('the register settings', () => {
  it('[REG-19] [VALID-10] put the number first at the demo merchant, or after the username', async () => {
    const settings = await visitorOf(server)(registrationContract.settings, { request: {} });
    const first = (method: RegisterMethod) => registerFields(method, settings).slice(0, 4);
    expect([first('username'), first('mobile')]).toEqual([
      ['username', 'mobileNum', 'password', 'email'],
      ['mobileNum', 'verificationCode', 'password', 'email'],
    ]);
  });

  it('[REG-02] [REG-04] require three fields by mobile at the demo merchant, and neither captcha nor a second password', async () => {
    const settings = await visitorOf(server)(registrationContract.settings, { request: {} });
    const required = registerFields('mobile', settings).filter((field) => isRequired(field, 'mobile', settings));
    expect(required).toEqual(['mobileNum', 'verificationCode', 'password']);
  });

  it('[VALID-04] are not served when a rule allows more than a call carries', async () => {
    const { domain } = demoSettings.rules;
    await change({ rules: { ...demoSettings.rules, domain: { ...domain, maxLength: 256 } } });
    const asked = visitorOf(server)(registrationContract.settings, { request: {} });
    expect(await failureFrom(asked)).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('[API-20] [CONFIG-12] [VALID-01] [VALID-02] contain a rule for each of the fourteen specified fields and seven others', async () => {
    const { rules, order, features } = await visitorOf(server)(registrationContract.settings, { request: {} });
    expect(Object.keys(rules)).toHaveLength(21);
    expect([...order].sort()).toEqual(Object.keys(rules).sort());
    expect(rules.password).toEqual({
      acceptedPattern: '^[!-~]+$',
      patternId: 16,
      minLength: 8,
      maxLength: 64,
      enabled: true,
      required: true,
    });
    expect(features).toEqual({
      mobileRegistration: true,
      mobileRegisterPassword: true,
      smsVerificationOnRegistration: false,
      usernameRegistration: true,
      directRegisterButton: true,
      referralPromotion: true,
    });
  });
});

describe('the domain routes', () => {
  it('[API-22] [CONFIG-21] return the configured hosts, any by default', async () => {
    const ask = (reference: Reference) => visitorOf(reference)(systemContract.domainRoute, { request: {} });
    expect(await ask(server)).toEqual({ domainList: ['*'] });
    const bound = await startReference({ env: { DOMAINS: 'site.test, *.site.test' } });
    expect(await ask(bound)).toEqual({ domainList: ['site.test', '*.site.test'] });
    await bound.close();
  });
});

describe('the gate', () => {
  it('[STATUS-02] closes the API during maintenance, except status calls', async () => {
    await setStatus(server.deps, 1);
    const balance = visitorOf(server, { token: 'x' })(walletContract.balance, {
      request: {},
      headers: { 'x-background': '0' },
    });
    expect(await failureFrom(balance)).toMatchObject({ code: 'SYSTEM_MAINTENANCE' });
    expect((await whitelabel()).brandName).toBe('Statehouse');
  });
});
