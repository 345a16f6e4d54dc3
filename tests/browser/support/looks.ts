import type { Page } from 'playwright-core';
import type {} from '../../../src/inspection/pageInspector.ts';
import { expectNoAxeViolations } from './axe.ts';
import { eventually } from './wait.ts';

const LOOKS = [
  { theme: 'light', language: 'EN' },
  { theme: 'light', language: 'TH' },
  { theme: 'dark', language: 'TH' },
  { theme: 'dark', language: 'EN' },
] as const;
type Look = Pick<(typeof LOOKS)[number], 'theme' | 'language'>;
type Language = Look['language'];

/**
 * Runs axe on the open dialog, else the page, in both themes and languages, without leaving it. The journey then
 * continues in `language`.
 */
export const expectNoAxeViolationsInAnyLook = (page: Page, language: Language = 'EN'): Promise<void> =>
  expectNoAxeViolationsIn(LOOKS, page, language);

/** Like `expectNoAxeViolationsInAnyLook`, in the journey's language only: the journey runs in both. */
export const expectNoAxeViolationsInBothThemes = (page: Page, language: Language): Promise<void> =>
  expectNoAxeViolationsIn(
    LOOKS.filter((look) => look.language === language),
    page,
    language,
  );

async function expectNoAxeViolationsIn(looks: readonly Look[], page: Page, language: Language): Promise<void> {
  const dialog = 'dialog[open]';
  const within = (await page.locator(dialog).count()) > 0 ? dialog : 'html';
  for (const look of looks) {
    await wear(page, look);
    await expectNoAxeViolations(page, within);
  }
  await wear(page, { theme: 'dark', language });
}

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
