import type { FrameLocator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, seen } from '../wait.ts';
import { amountOf, type GameKind, roundIn, type Told, toldByCounter } from './gameKind.ts';

const STAKE = 'P 20.00';
/** From a stake to the result of its round, ms. */
const ROUND_MS = 90_000;

/** What happens by the clock of a table. */
const inTime = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: ROUND_MS, interval: 100 });
const textOf = (frame: FrameLocator, what: string) =>
  frame
    .locator(what)
    .first()
    .innerText({ timeout: 1_000 })
    .catch(() => '');
const figure = async (frame: FrameLocator, place: number): Promise<string> =>
  (
    await frame
      .locator('.g-count dd')
      .allInnerTexts()
      .catch(() => [])
  )[place] ?? '';
const isIn = (frame: FrameLocator) => eventually(() => figure(frame, 1)).toBe(STAKE);
const isEnabled = async (frame: FrameLocator, button: string): Promise<boolean> =>
  (await frame
    .locator(button)
    .first()
    .getAttribute('aria-disabled', { timeout: 1_000 })
    .catch(() => 'true')) !== 'true';

const shared = { windows: 'shared', stake: STAKE, isIn } as const;

/** A table at which chips are put on a spot and confirmed. */
const coup = (name: string, id: string, spot: RegExp): GameKind => ({
  ...{ name, id, ...shared, isPushed: true, call: '/slips' },
  lost: /^Connection lost\. Bets that are in count all the same\. Trying again\./,
  bet: async (frame) => {
    // Time for what the journey does before bets close.
    await inTime(() => textOf(frame, '[role="timer"]')).toMatch(/^(8|9|1\d)$/);
    await frame.getByRole('button', { name: spot }).click();
    await frame.getByRole('button', { name: `Confirm ${STAKE}` }).click();
  },
  told: (frame, before) => toldByCounter(frame, before, ROUND_MS),
  chosen: (frame) => textOf(frame, '.board__go .mono'),
});

const room: GameKind = {
  ...{ name: 'Pok Deng', id: 'pok-deng', ...shared, isPushed: true, call: '/bets' },
  lost: /^Connection lost\. A placed bet still counts; without an answer you stand\. Trying again\./,
  bet: async (frame) => {
    await inTime(() => isEnabled(frame, '.rm__bet .rm__go')).toBe(true);
    await frame.getByRole('button', { name: `Bet ${STAKE}` }).click();
  },
  end: (frame) =>
    inTime(async () => {
      const stand = frame.getByRole('button', { name: 'Stand' });
      if (await stand.isVisible()) await stand.click({ timeout: 500 }).catch(() => undefined);
      return (await figure(frame, 1)) !== STAKE || (await figure(frame, 2)).startsWith('P');
    }).toBe(true),
  told: (frame, before) => toldByCounter(frame, before, ROUND_MS),
  chosen: async (frame) => (await textOf(frame, '.rm__bet .rm__go')).replace(/^Bet /, ''),
};

const crash: GameKind = {
  ...{ name: 'Rocket Rise', id: 'rocket-rise', ...shared, isPushed: true, call: '/bets' },
  lost: /^Connection lost\. Your bet is safe: its target runs on the server\. Trying again\./,
  prepare: async (frame) => {
    const target = frame.getByRole('textbox', { name: 'Multiplier of the automatic cash-out' });
    await target.fill('2.00');
    await target.press('Tab');
    await frame.getByRole('switch', { name: 'Cash out at' }).check({ force: true });
  },
  bet: async (frame) => {
    const left = async () =>
      (await textOf(frame, '[data-v="go"]')) === 'Place bet'
        ? Number.parseFloat(await textOf(frame, '[data-v="mult"]'))
        : 0;
    await inTime(left).toBeGreaterThan(4);
    await frame.locator('[data-do="go"]').click();
    await eventually(() => textOf(frame, '[data-v="go"]')).not.toBe('Place bet');
  },
  told: async (frame, before) => {
    let told: Told | null = null;
    // The round with the stake; its end is on show for three seconds, and its payout until the player's next one ends.
    let own = '';
    await inTime(async () => {
      const isOver = await frame.locator('.g-round [data-check]').isVisible();
      const [round, stake, payout] = await Promise.all([roundIn(frame), figure(frame, 1), figure(frame, 2)]);
      if (round !== before && stake === STAKE) own = round;
      const isNext = own !== '' && round !== '' && round !== own;
      if (own !== '' && (isNext || isOver) && payout.startsWith('P'))
        told = { round: own, stake: amountOf(STAKE), payout: amountOf(payout) };
      return told;
    }).not.toBeNull();
    return told as unknown as Told;
  },
  chosen: (frame) => textOf(frame, '[data-v="stake"]'),
};

/** The newest of the player's tickets or slips: what it says, and its amounts. */
const newest = (frame: FrameLocator, list: string) => textOf(frame, `${list} li`);

const lottery: GameKind = {
  ...{ name: 'Lucky 28', id: 'lucky-28', ...shared, call: '/tickets' },
  winsLate: true,
  lost: /^Connection lost\. Your slip counts once\. Trying again\./,
  bet: async (frame) => {
    // The draw must not close before the slip is in.
    await inTime(() => textOf(frame, '.lotto__clock b')).toMatch(/^00:([1-4]\d|5[0-4])$/);
    if ((await textOf(frame, '.lotto__entries li')) === '') {
      await frame.getByRole('button', { name: /^Sum: big, small/ }).click();
      await frame.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: /^Big/ }).click();
      const unit = async () => amountOf(await textOf(frame, '.stake__value b'));
      while ((await unit()) < amountOf(STAKE)) await frame.getByRole('button', { name: 'Raise the stake' }).click();
      await frame.getByRole('button', { name: 'Add to slip' }).click();
    }
    await frame.getByRole('button', { name: `Bet ${STAKE}` }).click();
  },
  isIn: (frame) => eventually(() => newest(frame, '.lotto__tickets')).toMatch(/Awaiting the draw$/),
  told: async (frame) => {
    await inTime(() => newest(frame, '.lotto__tickets')).toMatch(/(No win|Won P [\d.,]+)\s+Check$/);
    const check = await frame.locator('.lotto__tickets li').first().getByRole('button').getAttribute('aria-label');
    const text = await newest(frame, '.lotto__tickets');
    return {
      round: check?.replace('Check ', '') ?? '',
      stake: amountOf(STAKE),
      payout: amountOf(/Won (P [\d.,]+)/.exec(text)?.[1] ?? '0'),
    };
  },
  chosen: (frame) => figure(frame, 1),
};

const sports: GameKind = {
  ...{ name: 'Grand Stadium Sports', id: 'grand-stadium-sports', ...shared, isPushed: true, call: '/slips' },
  // A slip that is cashed out at once brings less than its stake; one that is not takes as long as its match.
  winsLate: true,
  lost: /^Connection lost\. Odds may be old, so nothing can be placed\. Trying again\./,
  notEnough: /^Your balance is P 0\.50, this slip takes P 20\.00\./,
  bet: async (frame) => {
    const slip = frame.getByRole('region', { name: 'Slip' });
    if ((await slip.getByLabel('Stake', { exact: true }).count()) === 0) {
      await frame.getByRole('button', { name: 'Tomorrow' }).click();
      await frame.locator('.odd[aria-disabled="false"]').last().click();
    }
    await slip.getByLabel('Stake', { exact: true }).fill('20');
    await slip.locator('.slip__place').click();
  },
  isIn: async (frame) => {
    await seen(frame.getByRole('button', { name: /^Cash out now/ }));
    await eventually(() => figure(frame, 1)).toBe(STAKE);
  },
  end: async (frame) => {
    await frame.getByRole('button', { name: /^Cash out now/ }).click();
    await frame.getByRole('button', { name: /^Yes, cash out/ }).click();
  },
  told: async (frame) => {
    await inTime(() => newest(frame, '.mybets')).toContain('Cashed out');
    const amounts = (await newest(frame, '.mybets')).match(/P [\d,.]+/g) ?? [];
    return { round: '', stake: amountOf(amounts[0] ?? ''), payout: amountOf(amounts[1] ?? '') };
  },
  chosen: async (frame) => `P ${Number(await frame.getByLabel('Stake', { exact: true }).inputValue()).toFixed(2)}`,
};

/** Tables at which cards decide for all who bet. */
export const sharedTables: readonly GameKind[] = [coup('Pearl Baccarat', 'pearl-baccarat', /^Banker, 0\.95:1/), room];

/** Those that are played like one of them. */
export const otherTables: readonly GameKind[] = [coup('Veranda Roulette', 'veranda-roulette', /^Red\b/)];

/** Rounds that come by a clock, and a season that goes on by itself. */
export const sharedRounds: readonly GameKind[] = [crash, lottery, sports];
