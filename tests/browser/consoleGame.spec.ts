import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openConsole } from './support/console.ts';
import { enterGame } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

/** A game in its frame, and the dock of the page around it, in which it was accepted and chosen. */
async function openGame(name: string) {
  const { page } = await site.openPage({ viewport: 'desktop', console: true, path: '/search' });
  await page.getByRole('searchbox').fill(name);
  const frame = await enterGame(page, playerAt(page, wordsOf('EN')), {
    name,
    path: `/game/${name.toLowerCase().replaceAll(' ', '-')}`,
  });
  const dock = await openConsole(page);
  const request = dock.getByRole('alert', { name: /^Connection request from http/ });
  await seen(request);
  expect(await dock.getByRole('combobox', { name: 'Application' }).count()).toBe(0);
  await request.getByRole('button', { name: 'Accept' }).click();
  await gone(request);
  const applications = dock.getByRole('combobox', { name: 'Application' });
  await seen(applications);
  await applications.selectOption({ index: 1 });
  return { page, frame, dock, applications };
}

it('pauses, steps, sends to and records a slot from the console of the page around it', {
  timeout: 180_000,
}, async () => {
  const { page, frame, dock, applications } = await openGame('Lantern Night');
  await seen(dock.getByRole('treeitem', { name: /^game idle/ }));
  await seen(dock.getByRole('group', { name: 'Chart of game' }));
  await dock.getByRole('button', { name: /^Pause/ }).click();
  await seen(dock.getByRole('status').getByText(/Application paused at #\d+\. Clicks are held, not lost\./));
  await frame.getByRole('button', { name: /^Spin for P 20\.00/ }).click();
  await seen(dock.getByRole('button', { name: /^Step/, disabled: false }));
  await seen(dock.getByRole('treeitem', { name: /^game idle/ }));
  await dock.getByRole('button', { name: /^Step/ }).click();
  await seen(dock.getByRole('treeitem', { name: /^game sending/ }));
  await dock.getByRole('button', { name: /^Run/ }).click();
  await seen(dock.getByRole('treeitem', { name: /^game idle/ }));

  await dock.getByRole('tab', { name: 'Send' }).click();
  await dock.getByRole('combobox', { name: /^Event to/ }).selectOption('game.setStake');
  const form = dock.getByRole('form', { name: 'Send game.setStake' });
  await form.getByRole('textbox', { name: 'Payload (JSON object)' }).fill('{ "stake": 400000 }');
  await form.getByRole('button', { name: /^Send/ }).click();
  await seen(frame.getByRole('button', { name: /^Spin for P 40\.00/ }));

  await dock.getByRole('tab', { name: 'Recording' }).click();
  const recording = dock.getByRole('region', { name: 'Recording', exact: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    recording.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  const file = '.cache/journeys/slot.recording.json';
  await download.saveAs(file);
  const kept = readFileSync(file, 'utf8');
  expect(kept).toContain('game.spin');
  expect(kept).not.toMatch(/"(token|bearer)":"[^•]/);
  await recording.locator('input[type=file]').setInputFiles(file);
  await recording.getByRole('button', { name: 'Check replay' }).click();
  await seen(recording.getByText(/^Replay matched in all \d+ steps\. Nothing was called\.$/));

  await applications.selectOption({ label: 'This page' });
  await seen(dock.getByRole('treeitem', { name: /^site/ }));
});

it('pauses and steps a board from the console of the page around it', { timeout: 180_000 }, async () => {
  const { frame, dock } = await openGame('Tangerine Pop');
  await seen(dock.getByRole('treeitem', { name: /^board idle/ }));
  await dock.getByRole('button', { name: /^Pause/ }).click();
  await frame.getByRole('button', { name: /^Bet/ }).click();
  await seen(dock.getByRole('button', { name: /^Step/, disabled: false }));
  await seen(dock.getByRole('treeitem', { name: /^board idle/ }));
  await dock.getByRole('button', { name: /^Step/ }).click();
  await seen(dock.getByRole('treeitem', { name: /^board sending/ }));
  await dock.getByRole('button', { name: /^Run/ }).click();
  await gone(dock.getByRole('treeitem', { name: /^board (idle|sending)/ }));
  // The provider is not reset between journeys: an open round would wait for the next one with this player.
  await frame.getByRole('button', { name: /^Cell 13,/ }).click();
  const cashOut = frame.getByRole('button', { name: /^Cash out/, disabled: false });
  const bet = frame.getByRole('button', { name: /^Bet/ });
  await seen(cashOut.or(bet));
  if (await cashOut.isVisible()) await cashOut.click();
  await seen(bet);
});
