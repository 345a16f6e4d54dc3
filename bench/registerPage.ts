import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { buildCompressedSite } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import { registrationContract } from '../src/api/contract/account/registration.ts';

const settingsAnswer = registrationContract.settings.value;

export interface RegisterPage {
  readonly browser: Browser;
  readonly page: Page;
  /** Clicks the header's button and waits for the form. */
  readonly openForm: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The start page on a phone, quiet, at a merchant with all 23 fields of REG-19 and SMS codes. */
export async function openRegisterPage(): Promise<RegisterPage> {
  await buildCompressedSite(false);
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  const page = await openStart(browser, server.url);
  return {
    browser,
    page,
    openForm: async () => {
      await page.getByRole('button', { name: 'Sign up' }).first().click();
      await page.locator('dialog input[name="verificationCode"]').waitFor();
    },
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

async function openStart(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.route(`**${registrationContract.settings.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly value: unknown };
    await route.fulfill({ response, json: { ...answer, value: askForEverything(answer.value) } });
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

function askForEverything(value: unknown) {
  const settings = settingsAnswer.parse(value);
  const rules = Object.entries(settings.rules).map(([field, rule]) => [field, { ...rule, enabled: true }]);
  return {
    ...settings,
    rules: Object.fromEntries(rules),
    features: {
      ...settings.features,
      usernameRegistration: true,
      mobileRegistration: false,
      smsVerificationOnRegistration: true,
    },
  };
}
