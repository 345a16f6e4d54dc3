import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { consoleWindowOf } from './support/console.ts';
import { startForeignSite } from './support/foreign.ts';
import { watchPageErrors } from './support/pageErrors.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';

const site = startSite();
const foreign = startForeignSite();

/** The traffic light, and the console that it has opened by itself, accepted. */
async function openLight(asked: Readonly<Record<string, string>> = {}) {
  const { page, openTab } = await site.openPage({ viewport: 'desktop', path: null });
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.goto(foreign.addressOf('trafficPage', { inspector: `${site.url}/console`, ...asked })),
  ]);
  const troubles = await watchPageErrors(window);
  const shown = consoleWindowOf(window);
  await shown
    .getByRole('alert', { name: /^Connection request from http/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  await seen(shown.getByRole('treeitem', { name: /^light red/ }));
  return { page, window, shown, troubles, openTab };
}

const stands = (page: Page, text: string) => eventually(() => page.locator('p').textContent()).toBe(text);

it('steers an application of somebody else through the adapter: pause, step, send, timers, the past', async () => {
  const { page, window, shown, troubles } = await openLight();
  const data = shown.getByRole('region', { name: 'Available data' });
  await seen(data.getByText('pause, step, send, walk, record'));
  await gone(shown.getByText('Read-only.'));
  await stands(page, '"red", 0 cars, 0 waiting');

  await shown.getByRole('button', { name: /^Next timer/ }).click();
  await stands(page, '"green", 0 cars, 0 waiting');
  await shown.getByRole('button', { name: /^Pause/ }).click();
  await seen(shown.getByRole('status').getByText(/^ ?Application paused at #\d+\. Clicks are held, not lost\./));
  await page.getByRole('button', { name: 'Cross' }).click();
  await seen(shown.getByRole('button', { name: /^Step/, disabled: false }));
  await stands(page, '"green", 0 cars, 0 waiting');
  await shown.getByRole('button', { name: /^Step/ }).click();
  await stands(page, '"amber", 0 cars, 1 waiting');
  const log = shown.getByRole('listbox', { name: 'Log' });
  await seen(log.getByText(/walker\.press \{"ticket":"•+"\}/).first());
  expect(await shown.evaluate((element) => element.textContent)).not.toContain('a secret ticket');

  await shown.getByRole('slider', { name: 'Timeline' }).fill('3');
  await stands(page, '"red", 0 cars, 0 waiting');
  await shown.getByRole('button', { name: /^Back to live/ }).click();
  await stands(page, '"amber", 0 cars, 1 waiting');
  await shown.getByRole('button', { name: /^Run/ }).click();

  await shown.getByRole('tab', { name: 'Send' }).click();
  await shown.getByRole('combobox', { name: /^Event to/ }).selectOption('fault.found');
  const form = shown.getByRole('form', { name: 'Send fault.found' });
  const payload = form.getByRole('textbox', { name: 'Payload (JSON object)' });
  await payload.fill('{ "code": ');
  await seen(form.getByText('Not a JSON object.'));
  await payload.fill('{ "code": 404 }');
  await form.getByRole('button', { name: /^Send/ }).click();
  await stands(page, '"amber", 0 cars, 1 waiting');
  await payload.fill('{ "code": 503 }');
  await form.getByRole('button', { name: /^Send/ }).click();
  await stands(page, '"blinking", 0 cars, 1 waiting');
  await expectNoAxeViolations(window, '#console');
  expect(troubles.found()).toEqual([]);
});

it('walks it to a state with faked replies, records it, and replays the recording without its server', async () => {
  const { page, window, shown, troubles } = await openLight();
  await page.getByRole('button', { name: 'Forecast' }).click();
  await stands(page, '"green", 7 cars, 0 waiting');
  expect(foreign.forecasts()).toBe(1);
  await page.getByRole('button', { name: 'Cross' }).click();
  await seen(shown.getByRole('treeitem', { name: /^light amber/ }));
  await shown.getByRole('button', { name: /^Next timer/ }).click();
  await stands(page, '"red", 7 cars, 0 waiting');

  await shown.getByRole('tab', { name: 'Recording' }).click();
  const recording = shown.getByRole('region', { name: 'Recording', exact: true });
  const [download] = await Promise.all([
    window.waitForEvent('download'),
    recording.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('traffic-light.recording.json');
  const file = '.cache/journeys/traffic-light.recording.json';
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).not.toMatch(/a secret (ticket|forecast)/);

  await shown.getByRole('tab', { name: 'Chart' }).click();
  await shown
    .getByRole('button', { name: /^asking/ })
    .first()
    .click();
  const actions = shown.getByRole('region', { name: 'Actions for asking' });
  await actions.getByRole('button', { name: /^Take me there/ }).click();
  await seen(
    actions.getByRole('alert').getByText('forecast.ask starts askForecast for real, which may ask the server.'),
  );
  expect(foreign.forecasts()).toBe(1);
  await shown
    .getByRole('button', { name: /^blinking/ })
    .first()
    .click();
  const further = shown.getByRole('region', { name: 'Actions for blinking' });
  await further.getByRole('button', { name: /^Take me there/ }).click();
  await seen(
    further
      .getByRole('status')
      .getByText('Arrived in blinking. Faked replies: askForecast. The application is paused, so nothing leads away.'),
  );
  await stands(page, '"blinking", 7 cars, 0 waiting');

  await shown.getByRole('tab', { name: 'Recording' }).click();
  await recording.locator('input[type=file]').setInputFiles(file);
  await recording.getByRole('button', { name: 'Check replay' }).click();
  await seen(recording.getByText(/^Replay matched in all \d+ steps\. Nothing was called\.$/));
  const before = foreign.forecasts();
  await recording.getByRole('button', { name: 'Watch in the application' }).click();
  await stands(page, '"red", 7 cars, 0 waiting');
  await seen(shown.getByRole('status').getByText(/Application paused at #24/));
  await shown.getByRole('tab', { name: 'Recording' }).click();
  await seen(recording.getByText(/^The recording has ended\. The application is paused/));
  expect(foreign.forecasts()).toBe(before);
  expect(troubles.found()).toEqual([]);
});

it('says what is missing where the application keeps its own clock', async () => {
  const { page, shown } = await openLight({ clock: 'none' });
  await seen(
    shown.getByText('The application runs on real time: pass the clock of steer() to createActor to control it.'),
  );
  expect(await shown.getByRole('combobox', { name: 'Jump by' }).isDisabled()).toBe(true);
  await shown.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: 'Forecast' }).click();
  await seen(shown.getByRole('button', { name: /^Step/, disabled: false }));
  await stands(page, '"red", 0 cars, 0 waiting');
});
