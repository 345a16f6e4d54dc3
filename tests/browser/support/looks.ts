import type { Page } from 'playwright-core';
import type {} from '../../../src/inspection/pageInspector.ts';
import { expectNoAxeViolations } from './axe.ts';
import { eventually } from './wait.ts';

type Theme = 'light' | 'dark';
type Language = 'EN' | 'TH';
interface Look {
  readonly theme: Theme;
  readonly language: Language;
}

/** What a theme may break. */
const COLOUR_RULES = ['color-contrast'];

/**
 * Runs axe on the open dialog, else the page, in both languages and themes, without leaving it. The journey then
 * continues in `language`.
 */
export async function expectNoAxeViolationsInAnyLook(page: Page, language: Language = 'EN'): Promise<void> {
  await wear(page, { theme: 'light', language: language === 'EN' ? 'TH' : 'EN' });
  await expectNoAxeViolations(page, await partOf(page));
  await expectNoAxeViolationsInBothThemes(page, language);
}

/** Like `expectNoAxeViolationsInAnyLook`, in the journey's language only; of the other theme only the colours. */
export async function expectNoAxeViolationsInBothThemes(page: Page, language: Language): Promise<void> {
  const part = await partOf(page);
  await wear(page, { theme: 'light', language });
  await expectNoAxeViolations(page, part, COLOUR_RULES);
  await wear(page, { theme: 'dark', language });
  await expectNoAxeViolations(page, part);
}

const partOf = async (page: Page): Promise<string> =>
  (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'html';

/** Changes theme and language like the header's menus, which an open modal makes inert. */
async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate(({ theme, language }) => {
    const system = window.statehouse?.site.system;
    system?.get('theme')?.send({ type: 'theme.choose', theme });
    system?.get('locale')?.send({ type: 'locale.choose', language });
  }, look);
  const shown = () => page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.lang]);
  await eventually(shown).toEqual([look.theme, look.language.toLowerCase()]);
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}
