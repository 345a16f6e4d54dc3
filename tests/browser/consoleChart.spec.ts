import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { consoleWindowOf, openConsole } from './support/console.ts';
import { startForeignSite } from './support/foreign.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const foreign = startForeignSite();

/** How many texts a chart has, and which of them are wider than the place that was kept for them. */
const textsIn = (view: Locator) =>
  view.evaluate((chart) => {
    const cut: string[] = [];
    let texts = 0;
    const judge = (text: SVGTextContentElement, from: number, to: number): void => {
      texts += 1;
      const end = from + text.getComputedTextLength();
      if (end > to + 0.5) cut.push(`${text.textContent} ends at ${end.toFixed(1)}, its place at ${to.toFixed(1)}`);
    };
    const boxOf = (within: Element, wanted: string): SVGRect | undefined =>
      within.querySelector<SVGGraphicsElement>(wanted)?.getBBox();
    const textOf = (within: Element, wanted: string) => within.querySelector<SVGTextContentElement>(wanted);
    for (const state of chart.querySelectorAll('.st')) {
      const box = boxOf(state, '.box');
      const title = textOf(state, '.title');
      if (box === undefined || title === null) throw new Error('a state without box or title');
      judge(title, title.getBBox().x, boxOf(state, '.fold rect')?.x ?? box.x + box.width);
      for (const row of state.querySelectorAll('.row')) {
        const text = textOf(row, 'text');
        if (text !== null) judge(text, text.getBBox().x, box.x + box.width);
      }
    }
    for (const arrow of chart.querySelectorAll('.arrow')) {
      const place = boxOf(arrow, 'rect.touch');
      for (const line of arrow.querySelectorAll('tspan'))
        judge(line, Number(line.getAttribute('x')), (place?.x ?? 0) + (place?.width ?? 0));
    }
    return { texts, cut };
  });

it('cuts no label of any machine of the site that is running', { timeout: 60_000 }, async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN', console: true });
  const player = playerAt(page, wordsOf('EN'));
  await player.openLogin();
  const dock = await openConsole(page);
  await dock.getByRole('tab', { name: 'Chart' }).click();
  const chart = dock.getByRole('group', { name: /^Chart of/ });
  const actors = dock.getByRole('tree', { name: 'Actors' }).getByRole('treeitem');
  const drawn = new Map<string, number>();
  for (let at = 0; at < (await actors.count()); at += 1) {
    await actors.nth(at).click();
    if (!(await chart.isVisible())) continue;
    const name = await chart.getAttribute('aria-label');
    const { texts, cut } = await textsIn(chart);
    expect(cut, name ?? '').toEqual([]);
    drawn.set(name ?? '', texts);
  }
  expect(drawn.size).toBeGreaterThan(5);
  expect(Math.max(...drawn.values())).toBeGreaterThan(60);
});

it('cuts no label of a machine that it has never seen, in whatever script', { timeout: 60_000 }, async () => {
  const { openTab } = await site.openPage({ viewport: 'desktop', path: null });
  const address = foreign.addressOf('shopPage', { machine: 'market', inspector: `${site.url}/console` });
  const { page } = await openTab(address);
  const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Start' }).click()]);
  await window
    .getByRole('alert', { name: /^Connection request from/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  const shown = consoleWindowOf(window);
  await shown.getByRole('treeitem', { name: /^market/ }).click();
  await shown.getByRole('tab', { name: 'Chart' }).click();
  const chart = shown.getByRole('group', { name: 'Chart of market' });
  await seen(chart);
  const { texts, cut } = await textsIn(chart);
  expect(texts).toBeGreaterThan(250);
  expect(cut).toEqual([]);
});
