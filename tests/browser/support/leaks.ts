import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type {} from '../../../src/qa/openConsole.ts';
import { soon } from './wait.ts';

/** What a secret is called in a report, and what it is. */
export type Secrets = Readonly<Record<string, string>>;

/**
 * Where in the console secrets stand: in what it holds, in the file and the link that it makes, in what its panels show and
 * have in their boxes. The actors themselves are the site's, and the outbox on *Server* is the server's.
 */
export async function leaksOf(page: Page, dock: Locator, secrets: Secrets): Promise<readonly string[]> {
  const held = await page.evaluate(textOfConsole);
  expect(Object.values(held).every((text) => text.length > 100)).toBe(true);
  const shown = { ...held, ...(await shownBy(dock)) };
  return Object.entries(secrets).flatMap(([name, secret]) => {
    expect(secret.length, name).toBeGreaterThanOrEqual(4);
    return Object.entries(shown).flatMap(([place, text]) => (text.includes(secret) ? [`${name} in ${place}`] : []));
  });
}

/** Everything that the panels say, one by one, for every actor that there is. */
async function shownBy(dock: Locator): Promise<Readonly<Record<string, string>>> {
  const said: Record<string, string> = {};
  const keep = async (name: string) => {
    said[name] = await dock.evaluate((drawn) => {
      const boxes = [...drawn.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      return [drawn.outerHTML, ...boxes].join('\n');
    });
  };
  for (const name of ['Sequence', 'Network', 'Coverage', 'Why not', 'Capsule', 'State'] as const) {
    await dock.getByRole('tab', { name, exact: true }).click();
    await keep(name);
  }
  const actors = dock.getByRole('tree', { name: 'Actors' }).getByRole('treeitem');
  for (const actor of await actors.all()) {
    await actor.click();
    await keep(`State of ${await actor.textContent()}`);
  }
  await dock.getByRole('tab', { name: 'Network', exact: true }).click();
  const calls = dock.getByRole('region', { name: 'Network' }).getByRole('row');
  for (const call of await calls.all()) {
    if (await call.isVisible()) await call.click().catch(() => undefined);
    await keep(`Network, ${await call.textContent()}`);
  }
  const filter = dock.getByRole('searchbox', { name: 'Filter the log' });
  for (const text of ['type:submit', 'type:typeSecret', 'type:done.actor', 'type:promise']) {
    await filter.fill(text);
    const rows = dock.getByRole('listbox', { name: 'Log' }).getByRole('option');
    await soon(() => rows.count().then((count) => count < 100_000)).toBe(true);
    for (const row of (await rows.all()).slice(0, 12)) {
      await row.click();
      await keep(`Log, ${text}`);
    }
  }
  await filter.fill('');
  return said;
}

/** Runs in the page. Everything that the console keeps, as text; the site's actors and their machines are left out. */
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
