import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';

const site = startSite();

it.each([
  ['desktop', 'EN', 'Jackpot: P 50,000.00'],
  ['phone', 'TH', 'แจ็กพอต P 50,000.00'],
] as const)(
  '[GAME-10] shows what the jackpot pays on its games, and on no others, on a %s',
  async (viewport, lang, said) => {
    const { page } = await site.openPage({ path: '/games/jackpot', viewport, lang });
    await seen(page.getByText(said).first());
    expect(await page.getByText(said).count()).toBe(await page.getByRole('article').count());
    await expectNoAxeViolations(page);
    await page.goto(new URL('/rng', page.url()).href);
    await seen(page.getByRole('article').first());
    await eventually(() => page.getByText(said).count()).toBe(0);
  },
);
