import type { Locator, Page } from 'playwright-core';
import { eventually, gone, seen } from './wait.ts';

/** A test of a Playwright file, and the options of its page. */
interface WrittenTest {
  readonly title: string;
  readonly run: (given: { readonly page: Page }) => Promise<void>;
}

/** The tests of the files that were imported. */
export const writtenTests: WrittenTest[] = [];
export const usedOptions: object[] = [];

/**
 * Stands for `test` of `@playwright/test`, which is no dependency, in the files that the console writes.
 * @public
 */
export const test = Object.assign(
  (title: string, run: WrittenTest['run']): void => {
    writtenTests.push({ title, run });
  },
  { use: (options: object): void => void usedOptions.push(options) },
);

/**
 * The same of `expect`: what the console writes of it.
 * @public
 */
export const expect = Object.assign(
  (locator: Locator) => ({
    toBeVisible: () => seen(locator),
    toBeHidden: () => gone(locator),
    toBeEnabled: () => eventually(() => locator.isEnabled()).toBe(true),
    toBeDisabled: () => eventually(() => locator.isDisabled()).toBe(true),
    toHaveValue: (value: string) => eventually(() => locator.inputValue()).toBe(value),
    toHaveText: (text: string) =>
      eventually(async () => (await locator.textContent())?.replaceAll(/\s+/g, ' ').trim()).toBe(text),
  }),
  { poll: eventually },
);
