import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

export interface Recovery {
  readonly dialog: Locator;
  readonly confirmation: Locator;
  readonly username: Locator;
  readonly email: Locator;
  readonly byEmail: Locator;
  readonly byMobile: Locator;
  readonly mobile: Locator;
  readonly code: Locator;
  readonly password: Locator;
  /** A button of the recovery, by its copy key. */
  readonly button: (name: Parameters<Words>[0]) => Locator;
  /** The page opened by the link of an email. */
  readonly reset: Locator;
  readonly fresh: Locator;
  readonly again: Locator;
  /** A button of that page, by its copy key. */
  readonly resetButton: (name: Parameters<Words>[0]) => Locator;
  /** That page, after the password was changed. */
  readonly changed: Locator;
}

/** The recovery and the page of its link; elements are found by their text. */
export function recoveryAt(page: Page, t: Words): Recovery {
  const dialog = page.getByRole('dialog', { name: t('forgot_title'), exact: true });
  const reset = page.getByRole('dialog', { name: t('reset_title'), exact: true });
  const buttonIn = (within: Locator, name: Parameters<Words>[0]): Locator =>
    within.getByRole('button', { name: t(name), exact: true });
  return {
    dialog,
    confirmation: page.getByRole('alertdialog', { name: t('forgot_sent_title') }),
    username: dialog.getByRole('textbox', { name: t('login_username'), exact: true }),
    email: dialog.getByRole('textbox', { name: t('forgot_email'), exact: true }),
    byEmail: dialog.getByRole('tab', { name: t('forgot_by_email'), exact: true }),
    byMobile: dialog.getByRole('tab', { name: t('forgot_by_mobile') }),
    mobile: dialog.getByRole('textbox', { name: t('login_mobile') }),
    code: dialog.getByRole('textbox', { name: t('login_code') }),
    password: dialog.getByLabel(t('change_new'), { exact: true }),
    button: (name) => buttonIn(dialog, name),
    reset,
    fresh: reset.getByLabel(t('change_new'), { exact: true }),
    again: reset.getByLabel(t('change_confirm'), { exact: true }),
    resetButton: (name) => buttonIn(reset, name),
    changed: page.getByRole('dialog', { name: t('change_done_title') }),
  };
}
