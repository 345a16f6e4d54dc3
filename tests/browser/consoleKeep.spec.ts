import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { scenarioOf } from '../../src/console/core/capsule/scenario.ts';
import { toJourney } from '../../src/console/core/capsule/toJourney.ts';
import { journeyFrom } from '../../src/qa/journeyFrom.ts';
import { replayOptions } from '../../src/qa/replaySite.ts';
import { CAPSULES, capsuleFile } from '../console/capsules/keptCapsules.ts';
import { countCalls } from './support/calls.ts';
import { openConsole } from './support/console.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('EN');

describe('in the panel', () => {
  const site = startSite();

  async function open(path = '/', more: { readonly as?: string } = {}) {
    const opened = await site.openPage({ viewport: 'desktop', console: true, path, ...more });
    return { ...opened, player: playerAt(opened.page, t) };
  }

  /** What a button has the browser save. */
  async function savedBy(page: Page, button: Locator): Promise<{ readonly name: string; readonly text: string }> {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const name = download.suggestedFilename();
    const file = `.cache/journeys/${name}`;
    await download.saveAs(file);
    return { name, text: readFileSync(file, 'utf8') };
  }

  const file = (text: string) => ({
    name: 'before.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

  it('lays a capsule beside this session, and begins where they part', async () => {
    const { page, player } = await open();
    const dock = await openConsole(page);
    await player.openLogin();
    await quiet(page);
    await dock.getByRole('tab', { name: 'Recording' }).click();
    const { text } = await savedBy(page, dock.getByRole('button', { name: 'Save recording' }));
    await player.fillName('somchai');
    await dock.getByLabel('Open recording…').setInputFiles(file(text));
    await seen(dock.getByText('compatible', { exact: true }));
    await dock.getByRole('button', { name: 'Compare with this session' }).click();
    const lines = dock.getByRole('listbox', { name: 'Steps side by side' });
    const first = lines.getByRole('option', { selected: true });
    const typed = 'Typed “somchai” into Username (Log in)';
    await seen(first.getByText(typed));
    expect(await first.textContent()).toBe(`the first difference:►nothing${typed}`);
    await seen(dock.getByText(/^\d+ of \d+ lines differ; the first to look at is line \d+\.$/));
    await seen(dock.getByText(`Here: nothing. There: ${typed}.`));
    await dock.getByLabel('Compare with…').setInputFiles(file(text));
    await seen(dock.getByText(/^No differences in \d+ lines\. Times are not compared\.$/));
  });

  it('opens and replays a recording of a member page in the tab that made it', async () => {
    const { page, player } = await open('/member/missionLeaderboard', { as: 'somchai' });
    await seen(player.centre.getByRole('region', { name: t('missions_title'), exact: true }));
    const dock = await openConsole(page);
    await quiet(page);
    await dock.getByRole('tab', { name: 'Recording' }).click();
    const { text } = await savedBy(page, dock.getByRole('button', { name: 'Save recording' }));
    expect(text).toContain('"id":"missionCount"');
    await dock.getByLabel('Open recording…').setInputFiles(file(text));
    await seen(dock.getByText('compatible', { exact: true }));
    await dock.getByRole('button', { name: 'Check replay' }).click();
    await seen(dock.getByText(/^Replay matched in all \d+ steps\. No calls were made\.$/));
  });

  it('puts a small capsule into a link, which opens it with its verdict', async () => {
    const { page, openTab } = await open('/about');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const dock = await openConsole(page);
    await dock.getByRole('tab', { name: 'Recording' }).click();
    await dock.getByRole('button', { name: 'Copy link' }).click();
    await seen(dock.getByText(/^Link copied: [\d,]+ characters\./));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const { page: other } = await openTab(link);
    const opened = other.getByRole('region', { name: 'Recording from link' });
    await seen(opened.getByText('compatible', { exact: true }));
    expect(await other.evaluate(() => location.hash)).toBe('');
    await opened.getByRole('button', { name: 'Replay' }).click();
    await seen(other.getByText(/^Replay matched in all \d+ steps\./));
  });

  it('goes behind a success by a reply that it fakes, says so, and asks the server nothing', async () => {
    const { page } = await open();
    const dock = await openConsole(page);
    await quiet(page);
    const asked = countCalls(page, memberContract.info);
    await dock.getByRole('treeitem', { name: /^session/ }).click();
    await dock
      .getByRole('button', { name: /\bmember\b/ })
      .first()
      .click({ position: { x: 24, y: 12 } });
    const deeds = dock.getByRole('region', { name: /^Actions for/ });
    await deeds.getByRole('button', { name: /^Take me there/ }).click();
    await seen(
      deeds.getByText(
        /^Arrived in .*member\. Faked replies, not requested from the server: fetchMember\. The site is paused,/,
      ),
    );
    expect(asked()).toBe(0);
  });

  it('branches from the past into a new tab, in which the server is not asked', async () => {
    const { page, player } = await open();
    const dock = await openConsole(page);
    await player.openLogin();
    await player.fillName('somchai');
    const typed = await page.evaluate(() => window.siteConsole?.recorder.total ?? 0);
    await player.submitLogin();
    await player.closeGreeting();
    await player.isMember();
    await dock.getByRole('slider', { name: 'Timeline' }).fill(String(typed));
    const [branch] = await Promise.all([
      page.context().waitForEvent('page'),
      dock.getByRole('button', { name: 'Continue from here in a new tab' }).click(),
    ]);
    const asked: string[] = [];
    branch.on('request', (request) => asked.push(request.url()));
    await seen(
      branch
        .getByRole('status', { name: 'Replay' })
        .getByText(/^This tab is where the other was, and goes on from there\./),
    );
    const other = playerAt(branch, t);
    expect(await branch.getByRole('textbox', { name: t('login_username'), exact: true }).inputValue()).toBe('somchai');
    await other.submitLogin();
    await eventually(() => branch.evaluate(() => window.siteConsole?.tap.log.read().at(-1)?.fault ?? null)).toEqual({
      kind: 'withheld',
    });
    expect(asked.filter((url) => url.includes('/wps/'))).toEqual([]);
    await dock.getByRole('button', { name: /^Back to live/ }).click();
    await player.isMember();
  });

  it('plays a recording on the real screens of a new tab, and lets one look through it there', async () => {
    const { page, player } = await open();
    const dock = await openConsole(page);
    await player.openLogin();
    await player.fillName('somchai');
    await quiet(page);
    await dock.getByRole('tab', { name: 'Recording' }).click();
    const { text } = await savedBy(page, dock.getByRole('button', { name: 'Save recording' }));
    await dock.getByLabel('Open recording…').setInputFiles(file(text));
    const [watched] = await Promise.all([
      page.context().waitForEvent('page'),
      dock.getByRole('button', { name: 'Watch in a new tab' }).click(),
    ]);
    const asked: string[] = [];
    watched.on('request', (request) => asked.push(request.url()));
    await seen(watched.getByRole('status', { name: 'Replay' }).getByText(/^The recording has ended/));
    const name = watched.getByRole('textbox', { name: t('login_username'), exact: true });
    expect(await name.inputValue()).toBe('somchai');
    const typed = await watched.evaluate(() => {
      const { recorder } = window.siteConsole ?? {};
      const seqs = Array.from({ length: recorder?.total ?? 0 }, (_, at) => at + 1);
      return seqs.find((seq) => {
        const entry = recorder?.find(seq);
        return entry?.kind === 'event' && entry.event.type === 'login.type';
      });
    });
    await watched.getByRole('slider', { name: 'Timeline' }).fill(String((typed ?? 1) - 1));
    await eventually(() => name.inputValue()).toBe('');
    expect(asked.filter((url) => url.includes('/wps/'))).toEqual([]);
  });

  it('offers a test and a journey only once they were green twice', async () => {
    const { page } = await open();
    const dock = await openConsole(page);
    await dock.getByRole('tab', { name: 'Recording' }).click();
    const capsule = capsuleFile('login');
    await dock.getByLabel('Open recording…').setInputFiles(file(JSON.stringify(capsule)));
    const test = await savedBy(page, dock.getByRole('button', { name: 'Export test' }));
    await seen(dock.getByText('Replayed 2 times with the same result: capsule.test.ts saved.'));
    const journey = await savedBy(page, dock.getByRole('button', { name: 'Export journey' }));
    await seen(dock.getByText('Replayed 2 times with the same result: capsule.spec.ts saved.'));
    expect([test.name, journey.name]).toEqual(['capsule.test.ts', 'capsule.spec.ts']);
    expect(journey.text).toBe(toJourney(scenarioOf(capsule, replayOptions), 'replays before.json', journeyFrom));
    const steps = capsule.steps.map((step) => ({ ...step, taken: [] }));
    await dock.getByLabel('Open recording…').setInputFiles(file(JSON.stringify({ ...capsule, steps })));
    await eventually(() => dock.getByText(/^Replayed/).count()).toBe(0);
    await dock.getByRole('button', { name: 'Export test' }).click();
    await seen(dock.getByText(/^No test written: it would fail\. Replay diverged at step 1\./));
  });
});

const folder = mkdtempSync(join(import.meta.dirname, '.written-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is written of a journey is green', async () => {
  for (const name of CAPSULES) {
    const text = toJourney(scenarioOf(capsuleFile(name), replayOptions), name, {
      ...journeyFrom,
      site: '../support/site.ts',
    });
    for (const time of ['once', 'twice']) {
      const file = join(folder, `${name}-${time}.ts`);
      writeFileSync(file, text);
      await describe(time, async () => {
        await import(/* @vite-ignore */ file);
      });
    }
  }
});
