import { expect, it } from 'vitest';
import type { KeptAct } from '../../../../src/console/core/acts/act.ts';
import type { Capsule } from '../../../../src/console/core/capsule/capsule.ts';
import { toPlaywright } from '../../../../src/console/core/capsule/toPlaywright.ts';
import type { PageInfo } from '../../../../src/console/core/inputs/pageInfo.ts';
import type { KeptInput } from '../../../../src/console/core/inputs/pageInput.ts';
import type { Target } from '../../../../src/console/core/inputs/target.ts';
import { replyShape, watchedCalls } from '../../../../src/qa/watchedCalls.ts';

const page: PageInfo = {
  ...{ path: '/member', isSignedIn: false, origin: 'https://qa.example', build: 'main-1.js', language: 'th' },
  ...{ theme: 'dark', width: 390, height: 844, browser: 'Test', locale: 'th-TH', timeZone: 'Asia/Bangkok' },
  settings: { lang: 'TH' },
};
const recorded: Capsule = {
  ...{ version: 3, machines: [], steps: [], calls: [], reads: [], end: { at: 9, ticks: [] } },
  page,
};

const role = (name: string, what = 'button', more: Partial<Target> = {}): Target =>
  ({ by: 'role', role: what, name, within: null, nth: null, ...more }) as Target;
const input = (at: number, more: Partial<KeptInput>): KeptInput => ({
  ...{ step: 0, at, deed: 'press', target: null, value: null, isSecret: false, says: [] },
  ...more,
});
const login = { role: 'dialog', name: 'Log in' };

it('writes clicks by role and name, secrets as placeholders, and checks where they belong', () => {
  const inputs = [
    input(1, { target: role('Log in', 'button', { nth: 0 }) }),
    input(2, { deed: 'type', target: role('Username', 'textbox', { within: login }), value: "som'chai\n" }),
    input(3, { deed: 'type', target: { by: 'label', name: 'Password', within: login, nth: null }, isSecret: true }),
    input(4, { deed: 'type', target: { by: 'label', name: 'รหัสผ่าน', within: null, nth: null }, isSecret: true }),
    input(5, { deed: 'set', target: role('Remember me', 'checkbox'), value: true }),
    input(6, { deed: 'choose', target: role('Bank', 'combobox'), value: 'Krungthai' }),
    input(7, { deed: 'key', target: role('Find', 'searchbox'), value: 'Enter' }),
    input(8, { deed: 'key', target: role('Welcome', 'dialog'), value: 'Escape' }),
    input(9, { deed: 'key', value: 'Escape' }),
    input(10, { target: role('Copy •••• 12', 'button') }),
  ];
  const checks = [
    { step: 0, at: 2, target: role('Log in', 'button', { within: login }), must: 'disabled', value: null },
    { step: 0, at: 8, target: role('Balance', 'status'), must: 'equals', value: 'P 1.00' },
    { step: 0, at: 9, target: { by: 'after', name: 'Main', within: null, nth: null }, must: 'equals', value: '1' },
    { step: 0, at: 9, target: { by: 'text', name: 'Wrong', within: null, nth: 1 }, must: 'hidden', value: null },
  ] as const;
  expect(
    toPlaywright({ ...recorded, inputs, checks: [...checks] }, 'logs in'),
  ).toBe(`import { expect, test } from '@playwright/test';

// Run: SITE=https://… PASSWORD=… SECRET_2=… npx playwright test
const site = process.env.SITE ?? 'https://qa.example';

/** What no recording holds. */
function secret(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(\`Set \${name}: it was typed, but is not in this file.\`);
  return value;
}

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
  colorScheme: 'dark',
  timezoneId: 'Asia/Bangkok',
});

test('logs in', async ({ page }) => {
  await page.addInitScript((settings) => {
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
  }, { 'lang': 'TH' });
  await page.goto(new URL('/member', site).href);
  await page.getByRole('button', { name: 'Log in', exact: true }).nth(0).click();
  await page.getByRole('dialog', { name: 'Log in', exact: true }).getByRole('textbox', { name: 'Username', exact: true }).fill('som\\'chai\\n');
  await expect(page.getByRole('dialog', { name: 'Log in', exact: true }).getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
  await page.getByRole('dialog', { name: 'Log in', exact: true }).getByLabel('Password', { exact: true }).fill(secret('PASSWORD'));
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(secret('SECRET_2'));
  await page.getByRole('checkbox', { name: 'Remember me', exact: true }).check();
  await page.getByRole('combobox', { name: 'Bank', exact: true }).selectOption({ label: 'Krungthai' });
  await page.getByRole('searchbox', { name: 'Find', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Welcome', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status', { name: 'Balance', exact: true })).toHaveText('P 1.00');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Main', { exact: true }).locator('xpath=following-sibling::*[1]')).toHaveText('1');
  await expect(page.getByText('Wrong', { exact: true }).nth(1)).toBeHidden();
  await page.getByRole('button', { name: /^Copy .+ 12$/ }).click();
});
`);
});

it('has one variable for each secret: two for two values in one field, one for a value that is repeated', () => {
  const typed = (at: number, name: string, secret?: number) =>
    input(at, {
      ...{ deed: 'type', target: { by: 'label', name, within: null, nth: null }, isSecret: true },
      ...(secret === undefined ? {} : { secret }),
    });
  const inputs = [
    typed(1, 'Password', 1),
    typed(2, 'Password', 2),
    typed(3, 'Repeat password', 2),
    typed(4, 'Password', 1),
    typed(5, 'รหัส', 3),
    typed(6, 'Code'),
    typed(7, 'Code'),
  ];
  const text = toPlaywright({ ...recorded, inputs }, 'signs up');
  expect(text).toContain('// Run: SITE=https://… PASSWORD=… PASSWORD_2=… SECRET_3=… CODE=… npx playwright test\n');
  expect(
    [...text.matchAll(/getByLabel\('(.+?)', .*secret\('(\w+)'\)/g)].map(([, field, name]) => [field, name]),
  ).toEqual([
    ['Password', 'PASSWORD'],
    ['Password', 'PASSWORD_2'],
    ['Repeat password', 'PASSWORD_2'],
    ['Password', 'PASSWORD'],
    ['รหัส', 'SECRET_3'],
    ['Code', 'CODE'],
    ['Code', 'CODE'],
  ]);
});

it('imports only what it uses, and says when somebody was signed in before', () => {
  const text = toPlaywright(
    { ...recorded, page: { ...page, isSignedIn: true }, inputs: [input(1, { target: role('Buy') })] },
    'buys',
  );
  expect(text).toMatch(/^import \{ test \} from '@playwright\/test';\n/);
  expect(text).not.toContain('function secret');
  expect(text).toContain('// Somebody was signed in when the recording began: sign in before.');
});

type Unplaced<A> = A extends KeptAct ? Omit<A, 'step' | 'at' | 'after'> : never;
const act = (at: number, after: number, deed: Unplaced<KeptAct>): KeptAct =>
  ({ step: 0, at, after, ...deed }) as KeptAct;
const network = { calls: watchedCalls, shape: replyShape };
const testOf = (text: string): string => /^test\('.*$/ms.exec(text)?.[0] ?? '';

it('writes faults as routes and jumps as the clock of the page, each where it was done', () => {
  const inputs = [
    input(10, { target: role('Log in') }),
    input(20, { target: role('Send') }),
    input(30_000, { target: role('Send again') }),
  ];
  const acts = [
    act(0, 0, { kind: 'fault', call: 'wallet.balance', scope: 'always', fault: { kind: 'offline' } }),
    act(10, 1, {
      kind: 'fault',
      call: 'session.login',
      scope: 'next',
      fault: { kind: 'refuse', code: 'BAD_CREDENTIALS' },
    }),
    act(12, 1, { kind: 'fault', call: null, scope: 'always', fault: { kind: 'slow', ms: 3_000 } }),
    act(20, 2, { kind: 'time', ms: 5_000 }),
    act(30_000, 3, { kind: 'fault', call: null, scope: 'always', fault: null }),
    act(30_001, 3, { kind: 'reply', call: 'session.login', fault: null, isHeld: true, asked: 3, ahead: 0 }),
    act(30_002, 3, {
      ...{ kind: 'reply', call: 'wallet.balance', fault: { kind: 'status', status: 503 } },
      ...{ isHeld: false, asked: 2, ahead: 0 },
    }),
  ];
  const steps = [{ at: 5, ticks: [], to: 'site', by: null, event: { type: 'xstate.init' }, taken: [] }];
  const calls = [{ id: 'system.status', method: 'GET', path: '/wps/system/status', status: null, body: null }];
  const text = toPlaywright({ ...recorded, steps, calls, inputs, acts }, 'logs in', network);
  expect(text.split('\n')[0]).toBe(
    `import { type APIResponse, type Page, type Request, type Route, expect, test } from '@playwright/test';`,
  );
  expect(text).toContain(`const calls = [
  'GET /wps/system/status',
  'GET /wps/v2/wallets/balance',
  'POST /wps/session/login',
];`);
  expect(text).toContain(`  serviceWorkers: 'block',\n});`);
  expect(testOf(text)).toBe(`test('logs in', async ({ page }) => {
  await page.addInitScript((settings) => {
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
  }, { 'lang': 'TH' });
  await page.clock.install();
  watch(page);
  await page.route(({ pathname }) => calls.some((call) => call.endsWith(\` \${pathname}\`)), meet);
  // Network: every reply of wallet.balance fails: offline
  faults['every GET /wps/v2/wallets/balance'] = (route) => route.abort('internetdisconnected');
  await page.goto(new URL('/member', site).href);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await settled();
  // Network: the next reply of session.login is refused with Bad credentials
  faults['next POST /wps/session/login'] = (route) => route.fulfill({ status: 200, json: {"success":false,"message":"Refused by the console.","value":null,"errorCode":"BAD_CREDENTIALS","traceId":"console"} });
  // Network: every reply is late by 3 s
  faults['every'] = late(page, 3000);
  // Network: the reply of wallet.balance is HTTP 503
  faults['next GET /wps/v2/wallets/balance'] = (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '' });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await settled();
  // Time: jumped by 5 s
  await page.clock.runFor(5000);
  // Time: 25 s passed
  await page.clock.runFor(24980);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await settled();
  // Network: every reply again as the server sends it
  faults['every'] = undefined;
  // Network: the held reply of session.login passes
  await released('POST /wps/session/login', pass);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
`);
});

it.each<[string, Unplaced<KeptAct>, string]>([
  [
    'an event between machines',
    { kind: 'event', change: 'dropped', isUser: true, to: 'site/login', type: 'login.submit', how: null },
    '“Held: dropped login.submit for login” cannot be repeated: it happened between machines, behind the page.',
  ],
  [
    'an event from the console',
    { kind: 'sent', to: 'site/login', type: 'login.submit' },
    '“Sent login.submit to login from the console” cannot be repeated: it was sent to a machine, past the page.',
  ],
  [
    'a walk',
    { kind: 'walk', to: 'site/login', state: 'locked' },
    '“Taken by the console to locked of login” cannot be repeated: it was sent to a machine, past the page.',
  ],
  [
    'a call that is gone',
    { kind: 'fault', call: 'old.call', scope: 'next', fault: { kind: 'drop' } },
    '“Network: the next reply of old.call never comes” cannot be repeated: there is no such call any more.',
  ],
  [
    'a reply that is not the first',
    { kind: 'reply', call: 'session.login', fault: { kind: 'drop' }, isHeld: false, asked: 1, ahead: 1 },
    '“Network: the reply of session.login never comes” cannot be repeated: another reply of the same call came before it.',
  ],
])('is not written with %s, and says why', (_, deed, says) => {
  const inputs = [input(1, { target: role('Buy') })];
  expect(() => toPlaywright({ ...recorded, inputs, acts: [act(1, 1, deed)] }, 'buys', network)).toThrow(
    `No Playwright file written: it could not pass. ${says}`,
  );
});

it('is not written with a press that nobody could find again, and says which', () => {
  expect(() =>
    toPlaywright({ ...recorded, inputs: [input(1, { target: role('Buy') }), input(2, {})] }, 'buys'),
  ).toThrow(
    'No Playwright file written: it could not pass. Input 2, “Pressed the page”, cannot be repeated: it has neither role nor name nor a short text.',
  );
});

it('takes the token of a session where somebody was signed in', () => {
  const text = toPlaywright(
    { ...recorded, page: { ...page, isSignedIn: true, token: 'token' }, inputs: [input(1, { target: role('Buy') })] },
    'buys',
  );
  expect(text).toContain('// Run: SITE=https://… TOKEN=… npx playwright test\n');
  expect(text).toContain(`  }, ['token', secret('TOKEN')]);`);
});

it('is not written of a recording without clicks', () => {
  expect(() => toPlaywright(recorded, 'nothing')).toThrow('this recording has no clicks and no checks');
});
