import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readCapsule } from '../../../src/console/core/capsule/capsule.ts';
import { toldIn } from '../../../src/console/core/capsule/told.ts';
import { toPlaywright } from '../../../src/console/core/capsule/toPlaywright.ts';
import { toVitest } from '../../../src/console/core/capsule/toVitest.ts';
import type {} from '../../../src/qa/openConsole.ts';
import { replyShape, watchedCalls } from '../../../src/qa/watchedCalls.ts';
import { eventually } from './wait.ts';

/** A secret's name in reports, and its value. */
export type Secrets = Readonly<Record<string, string>>;

/**
 * Finds secrets in the console: in its memory, in its files and link, and in the text and inputs of its panels. The
 * actors belong to the site, and the outbox on *Server* to the server.
 */
export async function leaksOf(page: Page, dock: Locator, secrets: Secrets): Promise<readonly string[]> {
  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThanOrEqual(4);
  const kept = await page.evaluate(textOfConsole);
  const held = { ...kept, ...filesOf(kept.capsule ?? '') };
  expect(Object.values(held).every((text) => text.length > 100)).toBe(true);
  const leaked = Object.entries(held).flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [`${name} in ${place}`] : [])),
  );
  return [...leaked, ...(await shownBy(dock, secrets))];
}

/** What is exported of a recording, uncut. */
function filesOf(recording: string): Readonly<Record<string, string>> {
  const capsule = readCapsule(recording);
  const paths = { capsule: 'capsule', options: 'options' };
  return {
    'Playwright file': toPlaywright(capsule, 'leaks', { calls: watchedCalls, shape: replyShape }),
    'Vitest file': toVitest(capsule, {}, 'leaks', paths, toldIn(capsule)),
  };
}

/** Secrets shown by the panels, one after another, for every actor. */
async function shownBy(dock: Locator, secrets: Secrets): Promise<readonly string[]> {
  const found: string[] = [];
  const pressEach = async (rows: Locator, place: string, most = 1_000) => {
    const { pressed, leaked } = await rows.evaluateAll(pressAndLook, { place, secrets, most });
    found.push(...leaked);
    return pressed;
  };
  for (const name of ['Sequence', 'Network', 'Coverage', 'Why not', 'Recording', 'State'] as const) {
    await pressEach(dock.getByRole('tab', { name, exact: true }), '');
  }
  const actors = dock.getByRole('tree', { name: 'Actors' }).getByRole('treeitem');
  expect(await pressEach(actors, 'State of ')).toBeGreaterThan(5);
  await dock.getByRole('tab', { name: 'Network', exact: true }).click();
  const calls = dock.getByRole('region', { name: 'Network' }).getByRole('row');
  expect(await pressEach(calls, 'Network, ')).toBeGreaterThan(1);
  const filter = dock.getByRole('searchbox', { name: 'Filter the log' });
  for (const text of ['type:submit', 'type:typeSecret', 'type:done.actor', 'type:promise']) {
    await filter.fill(text);
    const rows = dock.getByRole('listbox', { name: 'Log' }).getByRole('option');
    await eventually(() => rows.count().then((count) => count < 100_000)).toBe(true);
    await pressEach(rows, `Log, ${text}: `, 12);
  }
  await filter.fill('');
  return found;
}

interface Looked {
  readonly place: string;
  readonly secrets: Secrets;
  readonly most: number;
}

/** Runs in the page: presses one button after another and reads the dock after each. */
async function pressAndLook(all: readonly Element[], { place, secrets, most }: Looked) {
  const leaked: string[] = [];
  const rows = all.filter((row) => row instanceof HTMLElement).slice(0, most);
  for (const row of rows) {
    const named = `${place}${row.textContent}`;
    row.click();
    for (const _ of ['drawn', 'shown']) await new Promise(requestAnimationFrame);
    const dock = row.closest('[aria-label="Debug console"]');
    if (dock === null) throw new Error(`${named} is no longer in the dock`);
    const boxes = [...dock.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const text = [dock.outerHTML, ...boxes].join('\n');
    for (const [name, secret] of Object.entries(secrets)) if (text.includes(secret)) leaked.push(`${name} in ${named}`);
  }
  return { pressed: rows.length, leaked };
}

/** Runs in the page. Everything that the console keeps, as text, without the site's actors and machines. */
function textOfConsole(): Readonly<Record<string, string>> {
  const { siteConsole } = window;
  if (siteConsole === undefined) throw new Error('no console');
  const spelled = (value: unknown): string => {
    const seen = new Set<object>();
    const parts: string[] = [];
    const look = (part: unknown, name: string): void => {
      if (typeof part === 'string') parts.push(part);
      if (typeof part !== 'object' || part === null || seen.has(part) || ['ref', 'machine', 'children'].includes(name))
        return;
      if ('sessionId' in part) return;
      seen.add(part);
      const own = part instanceof Error ? [part.message, part.stack] : [];
      const fields = part instanceof Map ? [...part] : part instanceof Set ? [...part] : [];
      for (const each of [...own, ...fields]) look(each, '');
      for (const [key, each] of Object.entries(part)) {
        parts.push(key);
        look(each, key);
      }
    };
    look(value, '');
    return parts.join('\n');
  };
  const { recorder, tap } = siteConsole;
  const entries = Array.from({ length: recorder.size }, (_, place) => recorder.at(place));
  return {
    entries: spelled(entries),
    'last of each actor': spelled(recorder.actors.map((actor) => [recorder.lastOf(actor), recorder.lastStepOf(actor)])),
    calls: spelled(tap.log.read()),
    'the rest of it': spelled(siteConsole),
    capsule: JSON.stringify(siteConsole.capsule()),
  };
}
