import type { FrameLocator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterGame, logInInstead } from './support/enterGame.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const balanceIn = async (frame: FrameLocator) => P(await frame.locator('.g-count dd').first().innerText());
const tallyIn = async (frame: FrameLocator) => {
  const [shots = '', spent = '', back = ''] = await frame.locator('.fish__tally dd').allInnerTexts();
  return { shots: Number(shots), spent: P(spent), back: P(back) };
};

it('[GAME-05] [GAME-18] fires shot by shot with mouse and keys; rounds are in balance and record', async () => {
  const { page } = await site.openPage({ path: '/search', viewport: 'desktop' });
  const player = playerAt(page, wordsOf('EN'));
  await page.getByRole('searchbox').fill('Golden Whale Fishing');
  const frame = await enterGame(page, player, { name: 'Golden Whale Fishing', path: '/game/golden-whale-fishing' });
  const sea = frame.locator('.fish__canvas');
  await seen(sea);
  const before = await balanceIn(frame);
  // A held press fires again and again.
  const box = await frame.locator('.fish__sea').boundingBox();
  if (box === null) throw new Error('there is no sea');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.4);
  await page.mouse.down();
  // Without motion fish stand still, where the time has put them: the cannon sweeps until it meets some.
  let sweep = 0;
  await eventually(async () => {
    sweep = (sweep + 1) % 9;
    await page.mouse.move(box.x + box.width * (0.1 + sweep / 10), box.y + box.height * 0.4);
    return (await tallyIn(frame)).shots;
  }).toBeGreaterThan(3);
  await page.mouse.up();
  const loaded = async () => Number((await frame.locator('.fish__magazine b').innerText()).split('/')[0]);
  await eventually(async () => 100 - (await loaded()) - (await tallyIn(frame)).shots).toBe(0);

  // The same by keys: a lock needs no aim.
  const kinds = frame.getByRole('list', { name: /^Targets/ });
  await kinds.getByRole('button', { name: 'Lock on Shrimp', exact: false }).press('Enter');
  await seen(frame.getByRole('button', { name: 'Locked: Shrimp' }));
  const { shots } = await tallyIn(frame);
  await frame.getByRole('button', { name: 'Fire' }).press('Enter');
  await eventually(async () => (await tallyIn(frame)).shots).toBe(shots + 1);
  const { spent, back } = await tallyIn(frame);
  await eventually(() => balanceIn(frame)).toBe(before - spent + back);
  await seen(frame.getByRole('status').getByText(/of 1 shots hit/));
  await expectNoAxeViolations(page);

  // A reload keeps the money and begins with a full magazine.
  const after = await balanceIn(frame);
  const round = await frame.locator('.g-round .mono').innerText();
  await page.reload();
  await seen(sea);
  await eventually(() => balanceIn(frame)).toBe(after);
  await page.goto(new URL('/member/personalHistoryCopy', page.url()).href);
  await page
    .getByRole('button', { name: /^Golden Whale Fishing/ })
    .first()
    .click();
  await seen(page.getByText(round, { exact: true }));
});

it('[GAME-05] loads, locks a target, and has the volley beside it, on a phone in Thai', async () => {
  const { page } = await site.openPage({ path: '/search', viewport: 'phone', lang: 'TH' });
  const player = playerAt(page, wordsOf('TH'));
  await page.getByRole('searchbox').fill('ตกวาฬทอง');
  await page.getByRole('link', { name: 'ตกวาฬทอง' }).first().click();
  await logInInstead(page, player, wordsOf('TH'));
  await player.fillName('somchai');
  await player.submitLogin();
  await player.closeGreeting();
  const frame = page.frameLocator('iframe');
  await seen(frame.locator('.fish__canvas'));
  await expectNoAxeViolations(page);
  await frame.getByRole('button', { name: 'เติม 100 นัด' }).click();
  await seen(frame.getByText('200 / 300'));
  await frame.getByRole('button', { name: /^ล็อกเป้ากุ้ง/ }).click();
  await frame.getByRole('button', { name: /^ยิง P / }).click();
  await eventually(async () => (await tallyIn(frame)).shots).toBe(1);

  await frame.getByRole('button', { name: 'ยิงเป็นชุด' }).click();
  await seen(frame.getByText('แตะเป้าที่ต้องการเล็ง'));
  await frame.getByRole('button', { name: /^กุ้ง/ }).click();
  const before = await balanceIn(frame);
  await frame.getByRole('button', { name: /^เดิมพัน/ }).click();
  await eventually(() => balanceIn(frame)).not.toBe(before);
  await frame.getByRole('button', { name: 'ยิงทีละนัด' }).click();
  await seen(frame.locator('.fish__canvas'));
});

it('[GAME-05] sees who fishes on the same reef and what they catch, and a free seat once they leave', async () => {
  const enter = async (as: string, viewport: 'phone' | 'desktop') => {
    const { page, close } = await site.openPage({ path: '/search', viewport });
    const player = playerAt(page, wordsOf('EN'));
    await page.getByRole('searchbox').fill('Golden Whale Fishing');
    const frame = await enterGame(page, player, {
      ...{ name: 'Golden Whale Fishing', path: '/game/golden-whale-fishing', as },
    });
    await seen(frame.locator('.fish__canvas'));
    const seats = frame.getByRole('list', { name: 'Players on this reef' }).getByRole('listitem');
    return { frame, close, seats: () => seats.allInnerTexts() };
  };
  const somchai = await enter('somchai', 'desktop');
  await eventually(somchai.seats).toEqual(['You', 'Free', 'Free', 'Free']);
  const agent = await enter('agent2', 'phone');
  // A phone has room for the others alone.
  await eventually(agent.seats).toEqual([expect.stringMatching(/^.{3}\*\*\*.$/)]);
  await agent.frame.getByRole('button', { name: 'Lock on Shrimp', exact: false }).press('Enter');
  // A shot at a shrimp hits about every second time.
  for (let shot = 0; shot < 20 && !(await somchai.seats())[1]?.includes('+'); shot += 1) {
    const { shots } = await tallyIn(agent.frame);
    await agent.frame.getByRole('button', { name: 'Fire' }).press('Enter');
    await eventually(async () => (await tallyIn(agent.frame)).shots).toBe(shots + 1);
  }
  await eventually(async () => (await somchai.seats())[1]).toMatch(/^.{3}\*\*\*.\s+\+P 40\.00$/);
  expect((await tallyIn(somchai.frame)).shots).toBe(0);
  await agent.close();
  await eventually(somchai.seats).toEqual(['You', 'Free', 'Free', 'Free']);
});
