import type { Page } from 'playwright-core';
import type {} from '../../../src/inspection/pageInspector.ts';
import { expectNoAxeViolations } from './axe.ts';
import { soon } from './wait.ts';

const LOOKS = [
  { theme: 'light', language: 'EN' },
  { theme: 'light', language: 'TH' },
  { theme: 'dark', language: 'TH' },
  { theme: 'dark', language: 'EN' },
] as const;
type Look = Pick<(typeof LOOKS)[number], 'theme' | 'language'>;
type Language = Look['language'];

/**
 * Holds the dialog that is open, else the page, against axe in both themes and languages, without leaving it. The journey
 * then goes on in `language`.
 */
export const expectNoAxeViolationsInAnyLook = (page: Page, language: Language = 'EN'): Promise<void> =>
  expectNoAxeViolationsIn(LOOKS, page, language);

/** As `expectNoAxeViolationsInAnyLook`, in the language of the journey only: it is walked in the other one as well. */
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

/** Changes theme and language as the menus of the header do; a modal that is open keeps those out of reach. */
async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate(({ theme, language }) => {
    const system = window.statehouse?.site.system;
    system?.get('theme')?.send({ type: 'theme.choose', theme });
    system?.get('locale')?.send({ type: 'locale.choose', language });
  }, look);
  const shown = () => page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.lang]);
  await soon(shown).toEqual([look.theme, look.language.toLowerCase()]);
  await soon(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}
