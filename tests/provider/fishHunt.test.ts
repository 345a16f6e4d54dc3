import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Shot } from '../../provider/engines/board/fish.ts';
import { fish } from '../../provider/engines/board/fish.ts';
import type { FishId } from '../../provider/engines/board/fishKinds.ts';
import { aimsOf, resultsOf } from '../../provider/page/boards/fish/hunt/batch.ts';
import { aimedAt, firstMet, flightAt } from '../../provider/page/boards/fish/hunt/flight.ts';
import { gunMachine } from '../../provider/page/boards/fish/hunt/gun.machine.ts';
import { type Fired, type Table, whyNot } from '../../provider/page/boards/fish/hunt/gun.setup.ts';
import { createSchool, SLOT_COUNT } from '../../provider/page/boards/fish/hunt/school.ts';
import { machineBreaches } from '../architecture/machineRules.ts';

const READY: Table = { table: 'ready', balance: 10_000_000, maxStake: 10_000_000 };
const missed = (target: FishId): Shot => ({ fish: target, number: 14_999, caught: [] });
const caught = (target: FishId): Shot => ({ fish: target, number: 0, caught: [target] });

/** A cannon with 2 P a shot at a table that is ready; keeps what departs, and pulls shrimps. */
async function load(scene: () => Promise<void> = async () => {}) {
  const clock = new SimulatedClock();
  const departed: (readonly Fired[])[] = [];
  const did: string[] = [];
  let next = 1;
  const actor = createActor(
    gunMachine.provide({
      actors: { openScene: fromPromise(scene) },
      actions: {
        depart: ({ context }) => departed.push(context.sent ?? []),
        pull: () => fire('shrimp'),
        showBatch: (_, { shots }) => did.push(`shown ${shots.length}`),
        dropShots: () => did.push('dropped'),
        clearAims: () => did.push('cleared'),
      },
    }),
    { clock },
  ).start();
  function fire(target: FishId): void {
    actor.send({ type: 'gun.fire', id: next, fish: target });
    next += 1;
  }
  await waitFor(actor, (snapshot) => !snapshot.matches('opening'), { timeout: 1_000 });
  actor.send({ type: 'gun.setChip', chip: 20_000 });
  actor.send({ type: 'gun.told', told: READY });
  const settle = (...shots: Shot[]) => actor.send({ type: 'gun.settled', shots, payout: 40_000 });
  return { actor, clock, departed, did, fire, settle, now: () => actor.getSnapshot().context };
}

describe('[GAME-05] shots become rounds', () => {
  it('follow the rules for machines', () => {
    expect(machineBreaches(gunMachine)).toEqual([]);
  });

  it('send the first at once, and gather the next ones for a second', async () => {
    const { clock, departed, fire, settle } = await load();
    fire('naga');
    expect(departed.map((shots) => shots.map(({ fish }) => fish))).toEqual([['naga']]);
    settle(missed('naga'));
    fire('shrimp');
    fire('shark');
    fire('shrimp');
    clock.increment(999);
    expect(departed).toHaveLength(1);
    clock.increment(1);
    expect(departed[1]?.map(({ fish }) => fish)).toEqual(['shrimp', 'shark', 'shrimp']);
  });

  it('wait for the answer, however long it takes, and never have two rounds on their way', async () => {
    const { actor, clock, departed, fire, settle } = await load();
    fire('shrimp');
    fire('shrimp');
    clock.increment(30_000);
    expect(departed).toHaveLength(1);
    actor.send({ type: 'gun.told', told: { ...READY, table: 'busy' } });
    settle(caught('shrimp'));
    expect(departed).toHaveLength(1);
    actor.send({ type: 'gun.told', told: READY });
    expect(departed).toHaveLength(2);
  });

  it('hold ten shots at most, and no more than a round may cost', async () => {
    const { actor, clock, departed, fire, settle } = await load();
    fire('shrimp');
    for (let shot = 0; shot < 15; shot += 1) fire('shrimp');
    settle(missed('shrimp'));
    actor.send({ type: 'gun.told', told: { ...READY, maxStake: 70_000 } });
    clock.increment(1_000);
    expect(departed.map(({ length }) => length)).toEqual([1, 3]);
    settle(missed('shrimp'), missed('shrimp'), missed('shrimp'));
    actor.send({ type: 'gun.told', told: READY });
    clock.increment(1_000);
    // Ten had waited.
    expect(departed[2]).toHaveLength(7);
  });

  it('have one price each: a change of it begins another round', async () => {
    const { actor, clock, departed, fire, settle } = await load();
    fire('shrimp');
    fire('clown');
    actor.send({ type: 'gun.setCannon', cannon: 5 });
    fire('naga');
    settle(missed('shrimp'));
    clock.increment(1_000);
    settle(missed('clown'));
    clock.increment(1_000);
    expect(departed.map((shots) => shots.map(({ price }) => price))).toEqual([[20_000], [20_000], [100_000]]);
  });

  it('are counted once they are answered', async () => {
    const { actor, did, fire, settle, now } = await load();
    fire('shrimp');
    expect(now().tally.shots).toBe(0);
    settle(caught('shrimp'));
    expect(now().tally).toEqual({ shots: 1, hits: 1, spent: 20_000, back: 40_000 });
    expect(did).toEqual(['shown 1']);
    expect(actor.getSnapshot().context.sent).toBeNull();
  });

  it('go back into the magazine when the round was not played', async () => {
    const { actor, did, fire, now } = await load();
    fire('shrimp');
    fire('shrimp');
    expect(now().loaded).toBe(98);
    actor.send({ type: 'gun.returned' });
    expect(now()).toMatchObject({ loaded: 100, waiting: [], sent: null, tally: { shots: 0 } });
    expect(did).toEqual(['dropped']);
  });
});

describe('[GAME-05] the trigger', () => {
  it('fires at once and again while it is held, until the magazine is empty', async () => {
    const { actor, clock, settle, now } = await load();
    actor.send({ type: 'gun.press' });
    expect(now().loaded).toBe(99);
    for (let step = 0; step < 700; step += 1) {
      clock.increment(50);
      const { sent } = now();
      if (sent !== null) settle(...sent.map(({ fish }) => missed(fish)));
    }
    expect(now()).toMatchObject({ loaded: 0, tally: { shots: 100, spent: 2_000_000 } });
    expect(actor.getSnapshot().matches({ hunting: { trigger: 'released' } })).toBe(true);
    expect(whyNot(now())).toBe('empty');
    actor.send({ type: 'gun.load' });
    expect(now().loaded).toBe(100);
  });

  it('stops when it is let go', async () => {
    const { actor, clock, now } = await load();
    actor.send({ type: 'gun.press' });
    actor.send({ type: 'gun.release' });
    clock.increment(10_000);
    expect(now().loaded).toBe(99);
  });

  it.each<[string, Partial<Table>, ReturnType<typeof whyNot>]>([
    ['the balance is too low', { balance: 19_999 }, 'poor'],
    ['a shot is above the limit', { maxStake: 19_999 }, 'dear'],
    ['the line is lost', { table: 'shut' }, 'shut'],
  ])('fires nothing while %s', async (_, told, why) => {
    const { actor, departed, fire, now } = await load();
    actor.send({ type: 'gun.told', told: { ...READY, ...told } });
    expect(whyNot(now())).toBe(why);
    actor.send({ type: 'gun.press' });
    fire('shrimp');
    expect([departed, now().loaded]).toEqual([[], 100]);
  });

  it('counts what is on its way against the balance', async () => {
    const { actor, fire, now } = await load();
    actor.send({ type: 'gun.told', told: { ...READY, balance: 50_000 } });
    fire('shrimp');
    fire('shrimp');
    fire('shrimp');
    expect([now().loaded, whyNot(now())]).toEqual([98, 'poor']);
  });

  it('takes the known strengths only, and loads 300 shots at most', async () => {
    const { actor, now } = await load();
    actor.send({ type: 'gun.setCannon', cannon: 7 as 5 });
    for (let press = 0; press < 5; press += 1) actor.send({ type: 'gun.load' });
    expect(now()).toMatchObject({ cannon: 1, loaded: 300 });
  });
});

describe('[GAME-05] the volley beside it', () => {
  it('is there when the scene cannot be shown, and the scene can be tried again', async () => {
    let isBroken = true;
    const { actor } = await load(async () => {
      if (isBroken) throw new Error('no WebGL');
    });
    expect(actor.getSnapshot().matches('volley')).toBe(true);
    isBroken = false;
    actor.send({ type: 'gun.hunt' });
    await waitFor(actor, (snapshot) => snapshot.matches('hunting'), { timeout: 1_000 });
  });

  it('is there when the scene does not come', async () => {
    const clock = new SimulatedClock();
    const machine = gunMachine.provide({ actors: { openScene: fromPromise(() => new Promise<void>(() => {})) } });
    const actor = createActor(machine, { clock }).start();
    clock.increment(15_000);
    expect(actor.getSnapshot().matches('volley')).toBe(true);
  });

  it('is opened between rounds only', async () => {
    const { actor, did, fire, settle } = await load();
    fire('shrimp');
    actor.send({ type: 'gun.volley' });
    expect(actor.getSnapshot().matches('hunting')).toBe(true);
    settle(missed('shrimp'));
    actor.send({ type: 'gun.volley' });
    expect([actor.getSnapshot().matches('volley'), did.at(-1)]).toEqual([true, 'cleared']);
  });
});

describe('[GAME-05] a round of shots', () => {
  const fired = (['shrimp', 'naga', 'shrimp', 'crab'] as const).map((target, id) => ({ id, fish: target, price: 1 }));

  it('is a bet that the rules take', () => {
    const shots = aimsOf(fired);
    expect(fish.readChoice({ cannon: 1, shots })).toEqual({ cannon: 1, shots });
    expect(shots).toEqual([
      { fish: 'shrimp', count: 2 },
      { fish: 'crab', count: 1 },
      { fish: 'naga', count: 1 },
    ]);
  });

  it('tells every shot what became of it, those at one target in the order of fire', () => {
    const shots = [caught('shrimp'), missed('shrimp'), missed('crab'), caught('naga')];
    expect(resultsOf(fired, shots).map(({ id, shot }) => [id, shot.caught.length])).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
      [3, 0],
    ]);
  });
});

describe('[GAME-05] the sea', () => {
  const sea = { width: 390, height: 420, scale: 0.95 };
  const school = createSchool('reef');
  const all = (seconds: number) => Array.from({ length: SLOT_COUNT }, (_, slot) => school.swimmer(slot, seconds, sea));

  it('is the same for everybody at the same time, and another one for another seed', () => {
    expect(createSchool('reef').swimmer(3, 100, sea)).toEqual(school.swimmer(3, 100, sea));
    expect(createSchool('other').swimmer(3, 100, sea)).not.toEqual(school.swimmer(3, 100, sea));
    expect(new Set(all(0).map((swimmer) => swimmer.fish)).size).toBe(12);
  });

  it('moves without jumps while a fish is in it, and keeps above the ground', () => {
    for (let slot = 0; slot < SLOT_COUNT; slot += 1)
      for (let tick = 0; tick < 3_000; tick += 1) {
        const [now, then] = [school.swimmer(slot, tick / 50, sea), school.swimmer(slot, (tick + 1) / 50, sea)];
        if (now.x <= 0 || now.x >= sea.width || then.x <= 0 || then.x >= sea.width) continue;
        expect(Math.hypot(then.x - now.x, then.y - now.y)).toBeLessThan(3);
        expect(now.y).toBeLessThan(sea.height);
      }
  });

  it('brings the next fish of a kind in after one was caught', () => {
    const wait = school.untilNext(5, 40, 0.03);
    const next = school.swimmer(5, 40 + wait, sea);
    expect(wait).toBeGreaterThan(0);
    expect(Math.min(Math.abs(next.x), Math.abs(next.x - sea.width))).toBeLessThan(next.width);
  });

  it('throws shots back at its edges, and they meet the fish that is in their way', () => {
    const flight = { from: { x: 195, y: 400 }, speed: { x: 600, y: -600 } };
    for (let tick = 0; tick < 300; tick += 1) {
      const { x, y } = flightAt(flight, tick / 60, sea);
      expect([x >= 0 && x <= 390, y >= 0 && y <= 420]).toEqual([true, true]);
    }
    const met = firstMet(flight, sea, (later) => all(50 + later));
    const { x, y } = flightAt(flight, met?.seconds ?? 0, sea);
    const target = school.swimmer(met?.slot ?? 0, 50 + (met?.seconds ?? 0), sea);
    expect(target.fish).toBe(met?.fish);
    expect([Math.abs(x - target.x) < target.width / 2, Math.abs(y - target.y) < target.height / 2]).toEqual([
      true,
      true,
    ]);
    expect(firstMet(flight, sea, () => [])).toBeNull();
  });

  it('sends a locked shot to where its fish will be', () => {
    const from = { x: 195, y: 400 };
    const slot = all(20).find(({ x }) => x > 60 && x < 330)?.slot ?? 0;
    const reach = aimedAt(from, 600, sea, slot, (later) => school.swimmer(slot, 20 + later, sea));
    const end = flightAt(reach.flight, reach.seconds, sea);
    const target = school.swimmer(slot, 20 + reach.seconds, sea);
    expect(Math.hypot(end.x - target.x, end.y - target.y)).toBeLessThan(6);
    expect(reach.fish).toBe(target.fish);
  });
});
