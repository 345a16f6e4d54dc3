import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { parSheets } from '../../provider/engines/slot/parSheets.ts';
import { checkRound } from '../../provider/page/check/checkRound.ts';
import { hundredths, translateTo } from '../../provider/page/copy/text.ts';
import { potRules, returnText } from '../../provider/page/slot/pots/potRules.ts';
import { potsMachine } from '../../provider/page/slot/pots/pots.machine.ts';
import type { Pots } from '../../provider/play/createPots.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

const P = 10_000;
const potsOf = (pot: number): Pots => [{ id: 'grand', pot, seed: 500_000_000 }];

describe('the pots on the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = (answers: readonly (Pots | null)[]) => {
    let asked = 0;
    const readPots = fromPromise<Pots>(async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (answer === null) throw new Error('no answer');
      return answer;
    });
    const actor = createActor(potsMachine.provide({ actors: { readPots } })).start();
    return { actor, asked: () => asked, pot: () => actor.getSnapshot().context.pots?.[0]?.pot ?? null };
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('are asked for every four seconds', async () => {
    const { pot, asked } = start([potsOf(500_000_000), potsOf(500_001_000)]);
    await pass(3_999);
    expect([pot(), asked()]).toEqual([500_000_000, 1]);
    await pass(2);
    expect([pot(), asked()]).toEqual([500_001_000, 2]);
  });

  it('are asked for at once when a round has ended', async () => {
    const { actor, pot } = start([potsOf(500_000_000), potsOf(500_001_000)]);
    await pass(10);
    actor.send({ type: 'pots.ask' });
    await pass(10);
    expect(pot()).toBe(500_001_000);
  });

  it('stand as they were when no answer comes, and are asked for again', async () => {
    const { pot } = start([potsOf(500_000_000), null, potsOf(500_002_000)]);
    await pass(4_010);
    expect(pot()).toBe(500_000_000);
    await pass(4_000);
    expect(pot()).toBe(500_002_000);
  });

  it('are not asked for while nobody looks', async () => {
    const { actor, asked } = start([potsOf(500_000_000)]);
    await pass(10);
    actor.send({ type: 'page.hidden' });
    await pass(60_000);
    expect(asked()).toBe(1);
    actor.send({ type: 'page.seen' });
    expect(asked()).toBe(2);
  });

  it('keep the rules of machines', () => {
    expect(machineBreaches(potsMachine)).toEqual([]);
  });
});

describe('the words about jackpots', () => {
  it('show a pot down to 0.01 P', () => {
    expect(hundredths(612_345_699)).toBe('P 61,234.56');
  });

  it('show the return with its parts', () => {
    expect(returnText(translateTo('EN'), parSheets['jackpot-1'])).toBe(
      '96.07% <span class="pots__parts">(93.72% reels + 1.50% stakes into the pots + 0.85% starting amounts)</span>',
    );
    expect(returnText(translateTo('TH'), parSheets['even-1'])).toBe('97.47%');
  });

  it('show seed and chance of each pot at the stake', () => {
    const rules = potRules(translateTo('EN'), parSheets['jackpot-1'].jackpot, 20 * P);
    expect(
      [...rules.matchAll(/<tr><th>(.*?)<\/tr>/g)].map(([, row]) => row?.replaceAll(/<[^>]+>/g, ' ').trim()),
    ).toEqual([
      'Pot  Starts at  Chance at P 20.00',
      'Grand  P 50,000.00  1 in 1,250,000',
      'Major  P 5,000.00  1 in 125,000',
      'Minor  P 500.00  1 in 12,500',
      'Mini  P 50.00  1 in 1,000',
    ]);
    expect(rules).toContain('one number from 0 to 24,999,999');
  });
});

describe('the check of a round with jackpots', () => {
  const seeds = {
    commitment: 'a82771796240dd1835751e600bd62c14163cb3071b6e2c0a1c45024d9fc15ce2',
    serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082',
    clientSeed: 'pots',
  };
  const check = (nonce: number, rest: { readonly paid: number; readonly jackpot: number }) =>
    checkRound({ ...seeds, nonce, sheet: 'jackpot-1', stake: 2_000 * P, ...rest });
  /** The first round of these seeds that wins a pot at P 2,000, and one that wins none. */
  const find = async (isWon: boolean) => {
    for (let nonce = 1; ; nonce += 1) {
      const { outcome } = await check(nonce, { paid: 0, jackpot: 0 });
      if ((outcome.jackpot?.won !== null) === isWon) return { nonce, payout: outcome.payout };
    }
  };

  it('accepts what the pot has paid beside the reels, where a pot was won', async () => {
    const { nonce, payout } = await find(true);
    expect(await check(nonce, { paid: payout + 812_300, jackpot: 812_300 })).toMatchObject({
      isCommitted: true,
      isPaid: true,
    });
    expect((await check(nonce, { paid: payout, jackpot: 0 })).isPaid).toBe(false);
    expect((await check(nonce, { paid: payout + 1, jackpot: 812_300 })).isPaid).toBe(false);
  });

  it('accepts nothing from a pot where none was won', async () => {
    const { nonce, payout } = await find(false);
    expect((await check(nonce, { paid: payout, jackpot: 0 })).isPaid).toBe(true);
    expect((await check(nonce, { paid: payout + 812_300, jackpot: 812_300 })).isPaid).toBe(false);
  });
});
