import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { buildCompressedSite } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import type {} from '../src/qa/openConsole.ts';
import { type Bench, quantile } from './figure.ts';

/** Each event makes two entries: the event and its step. */
const EVENTS = 50_000;
/** What a tester's long session keeps. */
const PANEL_ENTRIES = 25_000;
const OPENINGS = 5;
const SCROLL_MS = 3_000;
/** Log rows scrolled per frame. */
const ROWS_A_FRAME = 10;

interface Panel {
  readonly name: string;
  readonly ms: number;
}

/** The console with 100,000 entries: time to open and scrolling frame rate. */
export const consolePanel: Bench = async () => {
  await buildCompressedSite(true);
  const server = await startServer({ env: { QA: '1' } });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem('statehouse.console', '{"hasSeenTour":true}'));
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Console', exact: true }).waitFor();
  const entries = await page.evaluate(fill, EVENTS);
  const opened: number[] = [];
  for (let time = 0; time < OPENINGS; time += 1) {
    opened.push(await page.evaluate(openConsole));
    await page.getByRole('button', { name: 'Close console' }).click();
  }
  await page.evaluate(openConsole);
  const panels = await panelsOf(browser, server.url);
  const plain = await framesASecond(page, false);
  const scrolled = await framesASecond(page, true);
  await browser.close();
  await server.stop();
  return [
    {
      name: `Opening the console with ${entries.toLocaleString('en')} entries, median of ${OPENINGS}`,
      value: quantile(opened, 0.5),
      unit: 'ms',
      bar: { most: 200 },
      yardstick: null,
    },
    {
      name: `Opening the slowest panel with ${PANEL_ENTRIES.toLocaleString('en')} entries, notes and checks (${panels[0]?.name})`,
      value: panels[0]?.ms ?? Number.NaN,
      unit: 'ms',
      bar: { most: 200 },
      yardstick: null,
    },
    {
      name: 'Scrolling its log, frames per second',
      value: scrolled,
      unit: 'fps',
      bar: { least: 55 },
      yardstick: { name: 'the same page at rest', value: plain },
    },
  ];
};

/** Each panel by the time from the click on its tab, and the first search of the log, to the next painted frame; slowest first. */
async function panelsOf(browser: Browser, url: string): Promise<readonly Panel[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem('statehouse.console', '{"hasSeenTour":true}'));
  await page.goto(url);
  await page.getByRole('button', { name: 'Console', exact: true }).waitFor();
  await page.evaluate(fill, PANEL_ENTRIES / 2);
  await page.evaluate(mark);
  await page.evaluate(openConsole);
  const panels = await page.evaluate(openPanels);
  await page.close();
  for (const { name, ms } of panels) console.log(`${name}: ${ms.toFixed(0)} ms`);
  return panels.toSorted((one, other) => other.ms - one.ms);
}

/** Puts a note and a check on every hundredth entry. */
function mark(): void {
  const core = window.siteConsole;
  if (core === undefined) throw new Error('there is no console');
  const target = { by: 'role', role: 'heading', name: 'Home', within: null, nth: null } as const;
  for (let seq = 100; seq <= core.recorder.total; seq += 100) {
    const at = core.recorder.find(seq)?.at ?? 0;
    core.notes.put({ seq, at, text: `Note at ${seq}` });
    core.checks.add({ seq, at, target, must: 'hidden', value: null });
  }
}

async function openPanels(): Promise<readonly Panel[]> {
  const { shadowRoot } = document.querySelector('#console') ?? {};
  const tabs = [...(shadowRoot?.querySelectorAll<HTMLElement>('[role=tablist][aria-label=Details] [role=tab]') ?? [])];
  const painted = () => new Promise<void>((tell) => requestAnimationFrame(() => setTimeout(tell)));
  const panels: Panel[] = [];
  const measure = async (name: string, act: () => void) => {
    await painted();
    const before = performance.now();
    act();
    await painted();
    panels.push({ name, ms: performance.now() - before });
  };
  for (const tab of tabs) await measure(tab.textContent?.trim() ?? '', () => tab.click());
  const search = shadowRoot?.querySelector<HTMLInputElement>('input[data-key="/"]');
  if (!search) throw new Error('there is no search');
  await measure('first search of the log', () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(search, 'text:tick');
    search.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return panels;
}

function fill(events: number): number {
  const core = window.siteConsole;
  const [root] = core?.recorder.actors ?? [];
  if (core === undefined || root === undefined) throw new Error('there is no console');
  for (let at = 0; at < events; at += 1) core.send(root, { type: 'bench.tick' });
  return core.recorder.size;
}

/** From the click on its button to the first frame with log rows, ms. */
function openConsole(): Promise<number> {
  const { shadowRoot } = document.querySelector('#console') ?? {};
  const button = shadowRoot?.querySelector<HTMLElement>('.opener');
  const before = performance.now();
  button?.click();
  return new Promise((tell) => {
    const look = (): void => {
      if ((shadowRoot?.querySelectorAll('[aria-label="Log"] [role=option]').length ?? 0) === 0) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() => setTimeout(() => tell(performance.now() - before)));
    };
    look();
  });
}

/** Frames per second while the log is scrolled or at rest. */
const framesASecond = (page: Page, isScrolled: boolean): Promise<number> =>
  page.evaluate(
    ([ms, rows, scrolls]) =>
      new Promise<number>((tell) => {
        const log = document.querySelector('#console')?.shadowRoot?.querySelector('[role=listbox][aria-label="Log"]');
        if (!log) throw new Error('there is no log');
        log.scrollTop = 0;
        const began = performance.now();
        let frames = 0;
        const next = (): void => {
          frames += 1;
          if (scrolls) log.scrollTop += rows * 22;
          const took = performance.now() - began;
          if (took < ms) requestAnimationFrame(next);
          else tell((frames * 1_000) / took);
        };
        requestAnimationFrame(next);
      }),
    [SCROLL_MS, ROWS_A_FRAME, isScrolled] as const,
  );
