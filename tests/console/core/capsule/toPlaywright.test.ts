import { expect, it } from 'vitest';
import type { Capsule } from '../../../../src/console/core/capsule/capsule.ts';
import { toPlaywright } from '../../../../src/console/core/capsule/toPlaywright.ts';
import type { PageInfo } from '../../../../src/console/core/inputs/pageInfo.ts';
import type { KeptInput } from '../../../../src/console/core/inputs/pageInput.ts';
import type { Target } from '../../../../src/console/core/inputs/target.ts';

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

it('imports only what it uses, and says when somebody was signed in before', () => {
  const text = toPlaywright(
    { ...recorded, page: { ...page, isSignedIn: true }, inputs: [input(1, { target: role('Buy') })] },
    'buys',
  );
  expect(text).toMatch(/^import \{ test \} from '@playwright\/test';\n/);
  expect(text).not.toContain('function secret');
  expect(text).toContain('// Somebody was signed in when the recording began: sign in before.');
});

it('is not written of a recording without clicks', () => {
  expect(() => toPlaywright(recorded, 'nothing')).toThrow('this recording has no clicks and no checks');
});
