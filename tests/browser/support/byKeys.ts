import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../../server/database/seed/accounts.ts';
import { enterOn, typeInto } from './keys.ts';
import { type Player, playerAt } from './player.ts';
import { quiet } from './quiet.ts';
import type { OpenPage, Site } from './site.ts';
import { gone } from './wait.ts';
import { type Words, wordsOf } from './words.ts';

export interface Look {
  readonly viewport: 'phone' | 'desktop';
  readonly lang: 'TH' | 'EN';
}

const PHONE: Look = { viewport: 'phone', lang: 'TH' };
const DESKTOP: Look = { viewport: 'desktop', lang: 'EN' };

/** Of the journeys that matter most. */
export const LOOKS = [PHONE, DESKTOP] as const;
/** Of the other journeys: the walks of every transition take the same pages on a desktop. */
export const PHONE_LOOKS = [PHONE] as const;
/** By keyboard alone: where keyboards are, in the language of most players. */
export const KEYBOARD_LOOKS: readonly Look[] = [{ viewport: 'desktop', lang: 'TH' }];

interface Visit extends OpenPage {
  readonly t: Words;
  readonly player: Player;
}

/** The page content. It gets the focus when the focused element disappears. */
export const content = (page: Page): Locator => page.getByRole('main');

/** A visitor whose page clock is stopped. */
export async function visitorAt(site: Site, look: Look, path = '/'): Promise<Visit> {
  const opened = await site.openPage({ ...look, path });
  const t = wordsOf(look.lang);
  const player = playerAt(opened.page, t);
  await player.isVisitor();
  await quiet(opened.page);
  return { ...opened, t, player };
}

/** A member at home who logged in by keyboard. */
export async function memberAt(site: Site, look: Look, username = 'somchai'): Promise<Visit> {
  const visit = await visitorAt(site, look);
  const { page, t, player } = visit;
  await enterOn(page, player.header.getByRole('button', { name: t('log_in'), exact: true }));
  await logInByKeys(page, t, username);
  const goOn = page.getByRole('dialog').getByRole('button', { name: t('after_close'), exact: true });
  await enterOn(page, goOn);
  await gone(goOn);
  return visit;
}

/** Types user name and password into the login, and presses Enter. */
export async function logInByKeys(page: Page, t: Words, username: string, password = demoPassword): Promise<void> {
  await typeInto(page, page.getByRole('textbox', { name: t('login_username'), exact: true }), username);
  await typeInto(page, page.getByLabel(t('login_password'), { exact: true }), password);
  await page.keyboard.press('Enter');
}
