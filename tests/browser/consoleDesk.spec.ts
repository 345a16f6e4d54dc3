import { expect, it } from 'vitest';
import { demoPassword } from '../../server/database/seed/accounts.ts';
import { deskContract } from '../../src/api/contract/desk/desk.ts';
import { readCapsule } from '../../src/console/core/capsule/capsule.ts';
import { checkCompatibility } from '../../src/console/core/capsule/fits.ts';
import { replaysAlike } from '../../src/console/core/capsule/replaysAlike.ts';
import { scenarioOf } from '../../src/console/core/capsule/scenario.ts';
import { toJourney } from '../../src/console/core/capsule/toJourney.ts';
import { deskRoot } from '../../src/qa/deskRoot.ts';
import { deskMachines, replayOptions } from '../../src/qa/replayDesk.ts';
import { openConsole, placesOf } from './support/console.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

/** The desk with the console open, and its sign-in filled. */
async function atDesk() {
  const opened = await site.openPage({ viewport: 'desktop', console: true, path: '/desk' });
  const { page } = opened;
  await page.getByRole('textbox', { name: t('desk_name'), exact: true }).fill('desk1');
  await page.getByLabel(t('desk_password'), { exact: true }).fill(demoPassword);
  const dock = await openConsole(page);
  const signIn = page.getByRole('button', { name: t('desk_sign_in'), exact: true });
  return { ...opened, dock, signIn, menu: page.getByRole('navigation', { name: t('desk_menu') }) };
}

it('shows where the desk stands and what it is doing', async () => {
  const { dock, signIn, menu } = await atDesk();
  const tree = dock.getByRole('tree', { name: 'Actors' });
  await seen(tree.getByRole('treeitem', { name: /^desk.*signedOut/ }));
  await signIn.click();
  await seen(menu);
  await seen(tree.getByRole('treeitem', { name: /^desk.*looking/ }));
  await seen(tree.getByRole('treeitem', { name: /^page.*shown/ }));
});

it('has the server refuse a sign-in, which the desk says, and lets it go on', async () => {
  const { page, dock, signIn, menu, allow } = await atDesk();
  allow(/503/);
  await dock.getByRole('tab', { name: 'Server' }).click();
  await dock.getByText(/^Faults/).click();
  const fault = dock.getByRole('form', { name: 'New server fault' });
  await fault.getByRole('combobox', { name: 'Call' }).selectOption(deskContract.signIn.id);
  await fault.getByRole('combobox', { name: 'Refusal' }).selectOption('UNAVAILABLE');
  await fault.getByRole('button', { name: 'Add' }).click();
  await seen(dock.getByRole('button', { name: `Clear fault of ${deskContract.signIn.id}` }));
  await signIn.click();
  await seen(page.getByRole('alert').filter({ hasText: t('failure_broken') }));
  await signIn.click();
  await seen(menu);
});

it('hands over what happened at the desk as a file that replays it, without its secrets', async () => {
  const { page, signIn, menu } = await atDesk();
  await signIn.click();
  await seen(menu);
  await menu.getByRole('button', { name: t('desk_page_books') }).click();
  await seen(page.getByRole('heading', { level: 1, name: t('desk_page_books') }));
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  const token = await page.evaluate(() => sessionStorage.getItem('deskToken') ?? 'none');
  expect(token).not.toBe('none');
  const text = await page.evaluate(() => JSON.stringify(window.siteConsole?.capsule()));
  for (const secret of [demoPassword, token]) {
    expect(text).not.toContain(secret);
    expect(await page.evaluate(placesOf, secret)).toEqual({ entries: true, places: [] });
  }
  const capsule = readCapsule(text);
  expect(checkCompatibility(capsule, deskMachines())).toEqual({
    kind: 'risky',
    because: [
      'The result of desk',
      'The payload of desk.typeSecret',
      'The result of desk/proveHuman',
      'The result of desk/sendSignIn',
    ].map((what) => `${what} was masked: a guard that reads it may decide differently.`),
  });
  expect(replaysAlike(capsule, replayOptions, 10)).toBeNull();
  const journey = toJourney(scenarioOf(capsule, replayOptions), 'goes the same way', deskRoot.journey);
  expect(journey).toContain('await page.goto("/desk");');
});
