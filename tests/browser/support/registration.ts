import type { Locator, Page } from 'playwright-core';
import type { RegisterField } from '../../../src/api/contract/rules/registerForm.ts';
import type { QaClient } from '../../../src/qa/qaClient.ts';
import { codeOf } from './outbox.ts';
import { eventually, gone, isAt, seen } from './wait.ts';
import type { Words } from './words.ts';

export type Answers = Readonly<Partial<Record<RegisterField, string>>>;

/** A new visitor's answers to the demo merchant's fields, by user name. */
export const NEWCOMER = {
  username: 'Niran77',
  mobileNum: '081 999 0000',
  password: 'Lantern-Boat-77',
} as const satisfies Answers;

/** What the demo merchant does not ask for, and another may: the captcha, and the password once more. */
export const STRICT = {
  rules: { captcha: { enabled: true, required: true }, confirmPassword: { enabled: true, required: true } },
} as const;

/** The same answers where the password is asked for twice. */
export const CONFIRMED = {
  ...NEWCOMER,
  confirmPassword: NEWCOMER.password,
} as const satisfies Answers;

export interface Registration {
  readonly dialog: Locator;
  readonly tab: (method: 'username' | 'mobile') => Locator;
  /** The input of a field, required or not. */
  readonly field: (field: RegisterField) => Locator;
  /** Opens the optional fields. */
  readonly more: Locator;
  /** Opens the field of the invitation code. */
  readonly invitation: Locator;
  /** The labels of the fields, top to bottom. */
  readonly fields: () => Promise<readonly string[]>;
  /** The labels of the invalid fields. */
  readonly complaining: () => Promise<readonly string[]>;
  /** Fills in the fields, of the registration by user name if one is among the answers. */
  readonly fill: (answers: Answers) => Promise<void>;
  /** Enters the text of the newest captcha. */
  readonly copyCaptcha: () => Promise<void>;
  /** The text of the newest captcha, once it is on screen. */
  readonly captchaCode: () => Promise<string>;
  readonly picture: Locator;
  readonly terms: Locator;
  readonly age: Locator;
  readonly agree: () => Promise<void>;
  readonly submit: Locator;
  /** Why the last attempt failed. */
  readonly alert: Locator;
  readonly warning: Locator;
  /** Presses OK in the warning. */
  readonly dismissWarning: () => Promise<void>;
  /** The button that requests a code, with or without a countdown. */
  readonly ask: Locator;
  readonly secondsLeft: () => Promise<number>;
  /** Waits for the welcome at home, and closes it. */
  readonly isWelcome: (name: string) => Promise<void>;
}

/** The registration; elements are found by their text. `qa` reads captchas and codes. */
export function registrationAt(page: Page, t: Words, qa: QaClient): Registration {
  const dialog = page.getByRole('dialog', { name: t('register_title'), exact: true });
  const labelOf = (field: RegisterField): string => {
    if (field === 'captcha') return t('login_captcha');
    return field === 'verificationCode' ? t('login_code') : t(`register_${field}`);
  };
  const picture = dialog.getByRole('img', { name: t('login_captcha_image') });
  const warning = page.getByRole('alertdialog', { name: t('dialog_warning') });
  const ask = dialog.getByRole('button', {
    name: new RegExp(
      [t('sms_send'), t('sms_again'), t('sms_sending'), t('sms_wait_in', { seconds: '\\d+' })]
        .map((words) => `^${words}`)
        .join('|'),
    ),
  });
  const namesOf = (inputs: Locator): Promise<string[]> =>
    inputs.evaluateAll((found) => found.map((input) => input.getAttribute('name') ?? input.getAttribute('type') ?? ''));

  const registration: Registration = {
    dialog,
    tab: (method) => dialog.getByRole('tab', { name: t(`register_by_${method}`), exact: true }),
    field: (field) =>
      dialog
        .getByLabel(labelOf(field), { exact: true })
        .or(dialog.getByLabel(t('register_optional', { label: labelOf(field) }), { exact: true })),
    more: dialog.getByRole('button', { name: t('register_more'), exact: true }),
    invitation: dialog.getByRole('button', { name: t('register_invitation'), exact: true }),
    fields: () => namesOf(dialog.locator('form input[name]')),
    complaining: () => namesOf(dialog.locator('[aria-invalid="true"]')),
    fill: async (answers) => {
      await seen(registration.submit);
      const byName = registration.tab('username');
      if (answers.username !== undefined && (await byName.count()) > 0) await byName.click();
      for (const [field, answer] of Object.entries(answers)) {
        const input = registration.field(field as RegisterField);
        const fold = field === 'affiliateCode' ? registration.invitation : registration.more;
        if (!(await input.isVisible())) await fold.click();
        await input.fill(answer);
      }
    },
    copyCaptcha: async () => registration.fill({ captcha: await registration.captchaCode() }),
    captchaCode: async () => {
      await seen(picture);
      await eventually(() => dialog.locator('[aria-busy="true"]').count()).toBe(0);
      return codeOf(qa, 'captcha');
    },
    picture,
    terms: dialog.getByRole('checkbox', { name: t('register_terms') }),
    age: dialog.getByRole('checkbox', { name: t('register_age', { age: 18 }) }),
    agree: async () => {
      await registration.terms.check();
      await registration.age.check();
    },
    submit: dialog.locator('form').getByRole('button', { name: t('register_submit'), exact: true }),
    alert: dialog.getByRole('alert'),
    warning,
    dismissWarning: async () => {
      await warning.getByRole('button', { name: t('ok'), exact: true }).click();
      await gone(warning);
    },
    ask,
    secondsLeft: async () => Number((await ask.textContent())?.match(/\d+/)?.[0]),
    isWelcome: async (name) => {
      const welcome = page.getByRole('dialog', { name: t('after_welcome_title', { name }), exact: true });
      await seen(welcome);
      await gone(dialog);
      await isAt(page, '/');
      await welcome.getByRole('button', { name: t('after_next'), exact: true }).click();
      const goOn = page.getByRole('dialog').getByRole('button', { name: t('after_close'), exact: true });
      await goOn.click();
      await gone(goOn);
    },
  };
  return registration;
}
