import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Spoil } from './providerProcess.ts';
import { shrink } from './shrink.ts';
import { openWorld, type Simulation, type World } from './simulate.ts';

/** `SIMULATIONS=10000` for many; `SEED=17 SIMULATIONS=1` replays one. */
const RUNS = Number(process.env.SIMULATIONS ?? 40);
const FIRST = Number(process.env.SEED ?? 1);
const LONG = 120_000 + RUNS * 2_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Without the bias towards short lists, in which nothing goes wrong.
const lists = fc.noBias(fc.array(fc.nat({ max: 119_999 }), { maxLength: 300, size: 'max' }));
const listOf = (seed: number): readonly number[] => fc.sample(lists, { seed, numRuns: 1 })[0] ?? [];

/** The first seed that ends wrong, or null. */
async function firstWrong(game: Simulation, runs: number, spoil?: Spoil): Promise<number | null> {
  for (let seed = FIRST; seed < FIRST + runs; seed += 1) {
    if ((await world.simulate(game, listOf(seed), spoil)).faults.length > 0) return seed;
    if (seed % 500 === 0) console.info(`${seed} seeds end right`);
  }
  return null;
}

const shrunk = (game: Simulation, seed: number, spoil?: Spoil) =>
  shrink(listOf(seed), async (list) => (await world.simulate(game, list, spoil)).faults.length > 0);

async function report(game: Simulation, seed: number): Promise<string> {
  const list = await shrunk(game, seed);
  const { faults, log } = await world.simulate(game, list);
  return [`SEED=${seed}`, ...faults, 'after:', ...log, `choices: ${list.join(' ')}`].join('\n');
}

describe.each(['slot', 'crash'] as const)('rounds of a provider: %s', (game) => {
  it('end at once where nothing goes wrong', async () => {
    expect(await world.simulate(game, [])).toEqual({ faults: [], rounds: ['settled'], log: [] });
  });

  it('are lost, late and killed alike again from the same seed', async () => {
    const first = [];
    for (const seed of [1, 2, 3]) first.push(await world.simulate(game, listOf(seed)));
    for (const seed of [1, 2, 3]) expect(await world.simulate(game, listOf(seed))).toEqual(first[seed - 1]);
    expect(first.flatMap(({ log }) => log).length).toBeGreaterThan(5);
  });

  it('end in each way that a round can', async () => {
    const ends = new Set<string>();
    for (let seed = 1; seed <= 80 && ends.size < 3; seed += 1)
      for (const end of (await world.simulate(game, listOf(seed))).rounds) ends.add(end);
    expect([...ends].sort()).toEqual(['cancelled', 'refused', 'settled']);
  });

  it(
    `[GAME-08] are settled or cancelled once, whatever is lost, doubled, late or killed (${RUNS} seeds)`,
    async () => {
      const wrong = await firstWrong(game, RUNS);
      if (wrong !== null) throw new Error(await report(game, wrong));
      expect(await world.verify()).toEqual([]);
    },
    LONG,
  );
});

/** Each would cost money, and must be found. */
const WRONG: Readonly<Record<string, Spoil>> = {
  'repeats a bet under another id': (send) => {
    let count = 0;
    return (verb, body) => {
      count += 1;
      return send(
        verb,
        verb === 'bet' ? body.replace(/"transactionId":"([^"]+)"/, `"transactionId":"$1.${count}"`) : body,
      );
    };
  },
  'takes silence for a yes': (send) => async (verb, body) => {
    const result = await send(verb, body);
    if (verb !== 'bet' || result.kind !== 'unknown') return result;
    return { kind: 'ok', answer: { status: 'OK', balance: 0 } as never };
  },
};

/** Each leaves rounds open at the wallet, which asks about them (`reconcileRounds`). */
const CARELESS: Readonly<Record<string, Spoil>> = {
  'pays without waiting for an answer': (send) => async (verb, body) => {
    if (verb !== 'win') return send(verb, body);
    void send(verb, body);
    return { kind: 'ok', answer: { status: 'OK', balance: 0, outcome: 'PAID' } as never };
  },
  'forgets to take back a stake': (send) => async (verb, body) =>
    verb === 'cancelBet'
      ? { kind: 'ok', answer: { status: 'OK', balance: 0, outcome: 'RETURNED' } as never }
      : send(verb, body),
};

describe.each(['slot', 'crash'] as const)('a careless provider: %s', (game) => {
  it.each(Object.entries(CARELESS))(
    'that %s costs nobody anything: the wallet asks, and carries out what was missed',
    async (_fault, spoil) => {
      expect(await firstWrong(game, 20, spoil)).toBeNull();
    },
    LONG,
  );
});

describe.each(['slot', 'crash'] as const)('a wrong provider: %s', (game) => {
  it.each(Object.entries(WRONG))(
    'that %s is found',
    async (_fault, spoil) => {
      expect(await firstWrong(game, 100, spoil)).not.toBeNull();
    },
    LONG,
  );

  it(
    'is shown by a short list of choices',
    async () => {
      const spoil = WRONG['repeats a bet under another id'] ?? expect.unreachable();
      const seed = (await firstWrong(game, 100, spoil)) ?? expect.unreachable();
      const list = await shrunk(game, seed, spoil);
      expect((await world.simulate(game, list, spoil)).faults.length).toBeGreaterThan(0);
      expect(list.filter((choice) => choice > 0).length).toBeLessThan(listOf(seed).length / 4);
    },
    LONG,
  );
});
