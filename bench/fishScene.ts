import { chromium, type Frame } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { buildCompressedSite, buildGames } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import type { Bench } from './figure.ts';
import { openPhone, SLOW_DOWN, slowDown, startDemo } from './phone.ts';

/** As long as a held trigger does not empty the magazine. */
const FIRING_MS = 8_000;
const GAME = 'deep-sea-shrimp';

/** The scene of the fish game on a phone while the cannon fires: frames a second. */
export const fishScene: Bench = async () => {
  await Promise.all([buildCompressedSite(false), buildGames(false)]);
  const server = await startServer({ games: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  const page = await openPhone(browser, server.url);
  await startDemo(page);
  const framesAtRest = await framesASecond(page.mainFrame());
  await page.goto(`/game/${GAME}`);
  const sea = page.frameLocator('iframe').locator('.fish__sea');
  await page.frameLocator('iframe').locator('.fish__canvas').waitFor();
  await page.getByText(/^Starting /).waitFor({ state: 'hidden' });
  const game = page.frames().find((frame) => frame.url().includes(`/play/${GAME}`));
  const box = await sea.boundingBox();
  if (game === undefined || box === null) throw new Error('there is no sea');
  await slowDown(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.4);
  await page.mouse.down();
  const frames = await framesASecond(game);
  await page.mouse.up();
  const shots = Number(await page.frameLocator('iframe').locator('.fish__tally dd').first().innerText());
  if (shots < 10) throw new Error(`the cannon has fired ${shots} shots`);
  await browser.close();
  await server.stop();
  return [
    {
      name: `Fish game: frames while firing, CPU ${SLOW_DOWN}× slower`,
      value: frames,
      unit: '/s',
      bar: { least: 55 },
      yardstick: { name: 'home at rest', value: framesAtRest },
    },
  ];
};

const framesASecond = (frame: Frame): Promise<number> =>
  frame.evaluate(
    (ms) =>
      new Promise<number>((tell) => {
        const began = performance.now();
        let frames = 0;
        const next = (): void => {
          frames += 1;
          const took = performance.now() - began;
          if (took < ms) requestAnimationFrame(next);
          else tell((frames * 1_000) / took);
        };
        requestAnimationFrame(next);
      }),
    FIRING_MS,
  );
