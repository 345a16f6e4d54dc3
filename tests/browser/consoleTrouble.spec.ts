import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { holdCalls } from './support/calls.ts';
import { consoleOf, openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const t = wordsOf('EN');

async function open() {
  const opened = await site.openPage({ viewport: 'desktop', console: true });
  const dock = await openConsole(opened.page);
  return { ...opened, dock, player: playerAt(opened.page, t) };
}

const detach = (page: Page) => page.evaluate(() => window.siteConsole?.detach());

/** Somebody who has pressed the button; the server has not answered yet. */
async function openInFlight() {
  const opened = await open();
  const { page, player } = opened;
  const login = await holdCalls(page, sessionContract.login);
  await player.openLogin();
  await player.fillName('somchai');
  await player.submitLogin();
  await login.asked;
  return { ...opened, login };
}

const MOMENTS = {
  'while it is asked': async () => {},
  'while the site is paused': async (page: Page) => {
    await page.evaluate(() => window.siteConsole?.pause());
  },
  'while the past is shown': async (page: Page) => {
    await page.evaluate(() => window.siteConsole?.lookBack(40));
  },
  'while time runs at another speed': async (page: Page) => {
    await page.evaluate(() => window.siteConsole?.run(10));
  },
  'after a step by hand': async (page: Page) => {
    await page.evaluate(() => {
      window.siteConsole?.pause();
      window.siteConsole?.gate.step();
    });
  },
} as const;

it.each(Object.entries(MOMENTS))('lets a login end that is under way when it lets go %s', async (_, bring) => {
  const { page, player, login } = await openInFlight();
  await bring(page);
  await detach(page);
  login.release();
  await player.closeGreeting();
  await player.isMember();
});

it('lets a login end whose reply it holds when it lets go', async () => {
  const { page, player } = await open();
  await page.evaluate(() => window.siteConsole?.tap.faults.set('session.login', 'next', { kind: 'hold' }));
  await player.openLogin();
  await player.fillName('somchai');
  await player.submitLogin();
  await eventually(() =>
    page.evaluate(() => window.siteConsole?.tap.log.read().some(({ state }) => state === 'held')),
  ).toBe(true);
  await detach(page);
  await player.closeGreeting();
  await player.isMember();
});

it('dies of an error in a panel without the site, which it lets go of, in the middle of a login', async () => {
  const { page, dock, player, login, allow } = await openInFlight();
  allow(/planted/);
  await page.evaluate(() => {
    const { siteConsole } = window;
    if (siteConsole === undefined) throw new Error('no console');
    siteConsole.pause();
    const { recorder } = siteConsole;
    const { total } = recorder;
    let isJumping = true;
    Object.defineProperty(recorder, 'total', {
      get: () => {
        if (isJumping) return total;
        throw new Error('planted in a panel');
      },
    });
    siteConsole.jump(1);
    // The panels draw what has changed afterwards.
    isJumping = false;
  });
  await seen(page.getByRole('alert').getByText(/^The console failed and released the site: planted in a panel/));
  await gone(dock);
  login.release();
  await player.closeGreeting();
  await player.isMember();
});

it.each(['recorder', 'gate', 'call log'])('keeps an error in its %s from the site', async (part) => {
  const { page, player, allow } = await open();
  allow(/planted/);
  await page.evaluate((where) => {
    const { siteConsole, statehouse } = window;
    const fail = () => {
      throw new Error(`planted in the ${where}`);
    };
    if (where === 'recorder') {
      siteConsole?.recorder.subscribe(fail);
      statehouse?.inspector.listen(fail);
    }
    if (where === 'gate') siteConsole?.gate.onHeld(fail);
    if (where === 'call log') siteConsole?.tap.log.subscribe(fail);
    siteConsole?.pause();
    siteConsole?.run();
  }, part);
  await player.logIn('somchai');
  await player.isMember();
});

it('comes back when its element is torn out of the page, and the site goes on', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await page.evaluate(() => document.querySelector('#console')?.remove());
  await seen(dock);
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
});

it('shows no actor that React has only tried out', async () => {
  const { page, player } = await open();
  await player.logIn('somchai');
  await player.logOut();
  const twins = await page.evaluate(() => {
    const alive = (window.siteConsole?.recorder.actors ?? []).filter(
      ({ ref }) => ref.getSnapshot().status === 'active' && ref.getSnapshot().machine !== undefined,
    );
    const paths = alive.map(({ path }) => path);
    return paths.filter((path, at) => paths.indexOf(path) !== at);
  });
  expect(twins).toEqual([]);
});

it('records each of two tabs by itself', async () => {
  const { page, openTab, player } = await open();
  const { page: other } = await openTab('/');
  await player.logIn('somchai');
  await player.isMember();
  await playerAt(other, t).isVisitor();
  await page.evaluate(() => window.siteConsole?.pause());
  const states = [page, other].map((tab) => tab.evaluate(() => window.siteConsole?.isPaused()));
  expect(await Promise.all(states)).toEqual([true, false]);
  const logins = [page, other].map((tab) =>
    tab.evaluate(() => window.siteConsole?.tap.log.read().filter(({ id }) => id === 'session.login').length),
  );
  expect(await Promise.all(logins)).toEqual([1, 0]);
});

it('says after a reload what a paused site held and never did', async () => {
  const { page, dock, player } = await open();
  await player.openLogin();
  await player.fillName('somchai');
  await dock.getByRole('button', { name: 'Pause' }).click();
  await player.submitLogin();
  await seen(dock.getByRole('region', { name: 'Held' }).getByText('login.submit'));
  await page.reload();
  const lost = page.getByRole('alert').filter({ hasText: 'The page was reloaded' });
  await seen(lost.getByText(/while the site was paused\. Lost held events: login\.submit to login\b/));
  await lost.getByRole('button', { name: 'Dismiss' }).click();
  await gone(lost);
  await page.reload();
  await seen(consoleOf(page));
  expect(await lost.count()).toBe(0);
});
