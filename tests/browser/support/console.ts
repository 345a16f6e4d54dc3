import type { FrameLocator, Locator, Page } from 'playwright-core';
import { seen } from './wait.ts';

/** The dock. */
export const consoleOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Debug console' });

/** The console in a window, or a frame, of its own. */
export const consoleWindowOf = (page: Page | FrameLocator): Locator =>
  page.getByRole('main', { name: 'Debug console' });

/** Opens the dock by its button. */
export async function openConsole(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Console', exact: true }).click();
  await seen(consoleOf(page));
  return consoleOf(page);
}

/** Runs in the page. Finds a text in what the console's recorder keeps; the actors themselves belong to the site. */
export function placesOf(text: string): { readonly entries: boolean; readonly places: readonly string[] } {
  const recorder = window.siteConsole?.recorder;
  const places: string[] = [];
  const seen = new Set<object>();
  const look = (value: unknown, place: string): void => {
    if (typeof value === 'string' && value.includes(text)) places.push(place);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    // Actors and machines belong to the site: the console does not mask them.
    lookInto(value, place, 'children' in value ? ['children', 'machine'] : ['ref', 'machine']);
  };
  const lookInto = (value: object, place: string, without: readonly string[]): void => {
    if ('sessionId' in value) return;
    for (const [name, part] of Object.entries(value)) if (!without.includes(name)) look(part, `${place}.${name}`);
  };
  for (let at = 0; at < (recorder?.size ?? 0); at += 1) look(recorder?.at(at), `entry ${at}`);
  return { entries: (recorder?.size ?? 0) > 0, places };
}
