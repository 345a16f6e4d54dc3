import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

it.each(['desktop', 'phone'] as const)(
  'shows somebody around once, by keyboard, and again when asked: %s',
  async (viewport) => {
    const { page } = await site.openPage({ viewport, console: true });
    await page.evaluate(() => localStorage.setItem('statehouse.console', '{}'));
    await page.reload();
    await playerAt(page, t).openLogin();
    const dock = await openConsole(page);
    const tour = dock.getByRole('dialog', { name: 'Timeline' });
    await seen(tour.getByText('1 of 6'));
    await expectNoAxeViolations(page, '#console');
    for (const title of ['Actors', 'Chart', 'Why not', 'Time', 'Report a bug']) {
      await page.keyboard.press('Enter');
      await seen(dock.getByRole('dialog', { name: title, exact: true }));
    }
    await page.keyboard.press('ArrowLeft');
    await seen(dock.getByRole('dialog', { name: 'Time', exact: true }));
    await page.keyboard.press('Escape');
    await gone(dock.getByRole('button', { name: 'Skip tour' }));
    await page.reload();
    await seen(dock);
    await gone(dock.getByText('1 of 6'));
    await dock.getByRole('tab', { name: 'Chart' }).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tour');
    await page.keyboard.press('Enter');
    await seen(dock.getByText('1 of 6'));
  },
);

it('keeps faults and an edited reply over a reload, and sets of them under a name and in a file', async () => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', console: true });
  allow(/Failed to load resource/);
  const player = playerAt(page, t);
  const dock = await openConsole(page);
  await player.logIn('somchai');
  await dock.getByRole('tab', { name: 'Network' }).click();
  await dock.getByRole('combobox', { name: /All calls/ }).selectOption('hold');
  await page
    .getByRole('button', { name: t('balance_refresh') })
    .first()
    .click();
  const row = dock.getByRole('row', { name: /wallet\.balance.*held/ });
  await row.first().click();
  await dock.getByRole('button', { name: 'Edit reply' }).click();
  const editor = dock.getByRole('form', { name: 'Edit reply' });
  const text = await editor.getByRole('textbox', { name: 'Reply' }).inputValue();
  await editor
    .getByRole('textbox', { name: 'Reply' })
    .fill(text.replace(/"sumBalance": \d+/, '"sumBalance": 77770000'));
  await editor.getByRole('checkbox', { name: /^For every reply of this call/ }).check();
  await editor.getByRole('button', { name: 'Send to the site' }).click();
  await dock.getByRole('combobox', { name: /All calls/ }).selectOption('no fault');

  const edited = dock.getByRole('row', { name: /wallet\.balance.*200.*edited reply/ });
  await page.reload();
  await dock.getByRole('tab', { name: 'Network' }).click();
  await seen(edited);
  await quiet(page);
  // Rows move as long as calls come in: a press may meet another one.
  const reply = dock.getByRole('region', { name: 'Reply' }).getByText('77770000');
  await eventually(async () => {
    if ((await reply.count()) === 0) await edited.first().click();
    return reply.count();
  }).toBeGreaterThan(0);
  await dock.getByText(/^Saved sets/).click();
  const form = dock.getByRole('form', { name: 'Save faults' });
  await form.getByRole('textbox', { name: 'Name of the set' }).fill('Rich');
  await form.getByRole('button', { name: 'Save 1 fault' }).click();
  await seen(dock.getByText('Saved Rich: 1 fault.'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = '.cache/journeys/fault-sets.json';
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { name: 'Rich', faults: [{ call: 'wallet.balance', scope: 'always', fault: { kind: 'answer' } }] },
  ]);
  await form.getByRole('button', { name: 'Clear faults' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.reload();
  await dock.getByRole('tab', { name: 'Network' }).click();
  await seen(dock.getByRole('row', { name: /wallet\.balance/ }).first());
  await gone(edited);
  await dock.getByText(/^Saved sets/).click();
  await form
    .getByLabel('Import…')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[1]') });
  await seen(dock.getByText('This file holds no saved sets.'));
  await form.getByLabel('Import…').setInputFiles(file);
  await seen(dock.getByText('Added Rich.'));
  await form.getByRole('combobox', { name: 'Saved set' }).selectOption('Rich');
  await form.getByRole('button', { name: 'Apply' }).click();
  await page.reload();
  await dock.getByRole('tab', { name: 'Network' }).click();
  await seen(edited.first());
});

it('keeps the last sessions of this browser, masked, and compares one of yesterday with this one', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', console: true });
  const player = playerAt(page, t);
  await player.openLogin();
  await player.fillName('somchai', 'Marker-Secret-9c1e');
  // The page keeps its session as it is left.
  await page.waitForTimeout(6_000);
  await page.reload();
  const dock = await openConsole(page);
  await dock.getByRole('tab', { name: 'Recording' }).click();
  const earlier = dock.getByRole('region', { name: 'Sessions of this browser' });
  await seen(earlier.getByRole('listitem').getByText(/under 1 min · \d+ actions · \d+ kB/));
  expect(await earlier.getByRole('button', { name: 'Compare with yesterday' }).isDisabled()).toBe(true);
  await page.evaluate(yesterday);
  await page.reload();
  await player.openLogin();
  await dock.getByRole('tab', { name: 'Recording' }).click();
  await earlier.getByRole('button', { name: 'Compare with yesterday' }).click();
  const compared = dock.getByRole('region', { name: /compared with this session$/ });
  await seen(compared.getByText(/^\d+ of \d+ lines differ; the first to look at is line \d+\.$/));
  await expectNoAxeViolations(page, '#console');
  await dock.getByRole('tab', { name: 'Network' }).click();
  await dock.getByText(/^Saved sets/).click();
  await expectNoAxeViolations(page, '#console');
  await dock.getByRole('tab', { name: 'Recording' }).click();
  // The page keeps its own session too, above the earlier one.
  const ofYesterday = (await earlier.getByRole('listitem').last().getAttribute('aria-label')) ?? '';
  await earlier.getByRole('listitem', { name: ofYesterday }).getByRole('button', { name: 'Open' }).click();
  await seen(dock.getByRole('region', { name: /^Recording session of / }));
  expect(await page.evaluate(allRecordings)).not.toContain('Marker-Secret-9c1e');
  await earlier.getByRole('button', { name: 'Delete all' }).click();
  await gone(earlier.getByRole('listitem', { name: ofYesterday }));
});

/** Runs in the page: every kept session is one of yesterday. */
async function yesterday(): Promise<void> {
  const database = await new Promise<IDBDatabase>((opened) => {
    const asked = indexedDB.open('statehouse.console');
    asked.onsuccess = () => opened(asked.result);
  });
  const store = database.transaction('sessions', 'readwrite').objectStore('sessions');
  await new Promise<void>((done) => {
    const asked = store.getAll();
    asked.onsuccess = () => {
      for (const one of asked.result) {
        store.put({ ...one, startedAt: one.startedAt - 86_400_000, endedAt: one.endedAt - 86_400_000 });
      }
      store.transaction.oncomplete = () => done();
    };
  });
  database.close();
}

/** Runs in the page: the texts of all recordings. */
async function allRecordings(): Promise<string> {
  const database = await new Promise<IDBDatabase>((opened) => {
    const asked = indexedDB.open('statehouse.console');
    asked.onsuccess = () => opened(asked.result);
  });
  const packed = await new Promise<Uint8Array<ArrayBuffer>[]>((got) => {
    const asked = database.transaction('recordings').objectStore('recordings').getAll();
    asked.onsuccess = () => got(asked.result);
  });
  database.close();
  const texts = packed.map((bytes) =>
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text(),
  );
  return (await Promise.all(texts)).join('\n');
}
