import { and, asc, eq, gt, gte, inArray, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settleAgreements } from '../../../server/agent/settlement/settleAgreements.ts';
import { agentAgreement, bill, ledgerEntry, ledgerMovement } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { give } from '../../support/accountBalance.ts';
import { actOn, addMembers, agreed, flat, offerTo, withoutAgreements } from '../../support/agents.ts';
import { insertBets } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;
const HOUR = 3_600_000;
/** Many settlements in one test. */
const LONG = 120_000;
/** Of the agreements of a chain, from the top down; and the hours that they last. */
const RATES = [3_000, 2_500, 1_000];
const HOURS = 6;
const CHAIN = ['agent1', 'agent2', 'nok', 'dao', 'fah'] as const;

onEachDatabase('settlement invariants', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
    await withoutAgreements(server);
    await addMembers(server, { nok: 'agent2', dao: 'nok', fah: 'dao' });
  });
  afterEach(() => server.close());

  it('[CONTRACT-06] rates never rise down the tree', { timeout: LONG }, async () => {
    const step = fc.record({
      above: fc.integer({ min: 0, max: CHAIN.length - 2 }),
      rate: fc.integer({ min: 1, max: 6 }),
      act: fc.constantFrom('agree', 'offer', 'end'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const { above, rate, act } of steps) {
          const pair = [CHAIN[above] as string, CHAIN[above + 1] as string] as const;
          // What is not allowed is refused, and that is fine here.
          await doOne(pair, rate * 1_000, act).catch(() => {});
          server.advance(HOUR);
          const inForce = await server.db
            .select()
            .from(agentAgreement)
            .where(inArray(agentAgreement.status, ['active', 'terminationRequested']));
          const rateOf = new Map(inForce.map(({ downlineId, highestRate }) => [downlineId, highestRate]));
          for (const { uplineId, highestRate } of inForce)
            if (uplineId !== 'demo-agent1') expect(highestRate).toBeLessThanOrEqual(rateOf.get(uplineId) ?? 0);
        }
      }),
      { numRuns: 6, seed: 20_261_122 },
    );
  });

  const doOne = async (pair: readonly [string, string], rate: number, act: string): Promise<unknown> => {
    if (act === 'offer') return offerTo(server, pair, { tiers: flat(rate) });
    if (act === 'agree') return agreed(server, pair, { tiers: flat(rate) });
    const [found] = await server.db
      .select()
      .from(agentAgreement)
      .where(and(inArray(agentAgreement.status, ['active']), inArray(agentAgreement.downlineId, [`demo-${pair[1]}`])));
    if (found === undefined) return null;
    await actOn(server, pair[0], found, 'requestTermination');
    return actOn(server, pair[1], found, 'acceptTermination').catch(() =>
      actOn(server, pair[0], found, 'withdrawTermination'),
    );
  };

  it('[CONST-28] bills match the bets for any split of the settlement, and sum to the ledger’s movements', {
    timeout: LONG,
  }, async () => {
    const start = Math.ceil(server.now() / HOUR) * HOUR;
    const played = fc.record({
      who: fc.integer({ min: 1, max: RATES.length }),
      at: fc.integer({ min: 0, max: HOURS * HOUR - 1 }),
      stake: fc.integer({ min: 1, max: 5_000 }).map((amount) => amount * P),
      voidedAfter: fc.option(fc.integer({ min: 0, max: 5 * HOUR }), { nil: null, freq: 3 }),
    });
    const stops = fc.array(fc.integer({ min: 0, max: HOURS }), { maxLength: 3 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(played, { minLength: 1, maxLength: 20 }), stops, async (bets, moments) => {
        run += 1;
        const base = start + run * 24 * HOUR;
        await makeChain(run, base);
        await insertBets(
          server,
          bets.map(({ who, at, stake, voidedAfter }) => ({
            username: `c${run}x${who}`,
            at: base + at,
            stake,
            ...(voidedAfter === null ? {} : { voidedAt: base + at + voidedAfter }),
          })),
        );
        for (const moment of [...moments.toSorted((one, other) => one - other), HOURS + 1]) {
          const deps = { ...server.deps, now: () => base + moment * HOUR };
          await Promise.all([settleAgreements(deps), settleAgreements(deps), settleAgreements(deps)]);
        }
        const made = await server.db.select().from(bill).where(gte(bill.fromAt, base)).orderBy(asc(bill.id));
        const facts = made.map(({ downlineId, fromAt, validBet, due, owedAfter }) =>
          [downlineId, (fromAt - base) / HOUR, validBet, due, owedAfter].join(' '),
        );
        expect(facts.toSorted()).toEqual(expected(run, bets).toSorted());
        expect(made.every(({ status, paid, due }) => paid === due || status !== 'issued')).toBe(true);
      }),
      { numRuns: 8, seed: 20_261_122 },
    );
    const [inBills] = await server.db.select({ sum: sum(bill.paid) }).from(bill);
    const [inBooks] = await server.db
      .select({ sum: sum(ledgerEntry.amount) })
      .from(ledgerEntry)
      .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
      .where(and(eq(ledgerMovement.kind, 'hourlySalary'), gt(ledgerEntry.amount, 0)));
    expect(inBooks?.sum).toBe(inBills?.sum);
    expect(Number(inBills?.sum)).toBeGreaterThan(0);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  const makeChain = async (run: number, base: number): Promise<void> => {
    const names = Array.from({ length: RATES.length + 1 }, (_, place) => `c${run}x${place}`);
    await addMembers(server, Object.fromEntries(names.map((name, place) => [name, names[place - 1] ?? null])));
    await give(server, `demo-${names[0]}`, 1_000 * P);
    await server.db.insert(agentAgreement).values(
      RATES.map((rate, place) => ({
        id: crypto.randomUUID(),
        merchantCode: 'demo',
        kind: 'hourly' as const,
        uplineId: `demo-${names[place]}`,
        downlineId: `demo-${names[place + 1]}`,
        version: 1,
        tiers: flat(rate),
        highestRate: rate,
        period: 'weekly' as const,
        status: 'expired' as const,
        offeredAt: base,
        agreedAt: base,
        startsAt: base,
        endsAt: base + HOURS * HOUR,
      })),
    );
  };

  interface Played {
    readonly who: number;
    readonly at: number;
    readonly stake: number;
    readonly voidedAfter: number | null;
  }

  /** The bills, worked out bet by bet as decision M10 says it. */
  const expected = (run: number, bets: readonly Played[]): readonly string[] =>
    RATES.flatMap((rate, place) => {
      const team = bets.filter(({ who }) => who > place);
      const hourOf = (at: number): number => Math.floor(at / HOUR);
      const voidedIn = ({ at, voidedAfter }: Played): number =>
        voidedAfter === null ? Number.POSITIVE_INFINITY : hourOf(at + voidedAfter);
      /** What of an hour's bets still stands at the end of another. */
      const standing = (hour: number, until: number): number =>
        team
          .filter((one) => hourOf(one.at) === hour && voidedIn(one) > until)
          .reduce((all, { stake }) => all + stake, 0);
      const share = (base: number): number => Math.floor((base * rate) / 1_000_000 / 100) * 100;
      let owed = 0;
      return Array.from({ length: HOURS }, (_, hour) => hour).flatMap((hour) => {
        const validBet = standing(hour, hour);
        const earlier = Array.from({ length: hour }, (_, before) => before);
        const back = earlier.reduce(
          (all, then) => all + share(standing(then, hour)) - share(standing(then, hour - 1)),
          0,
        );
        if (validBet === 0 && back === 0 && !team.some((one) => hourOf(one.at) === hour && voidedIn(one) > hour))
          return [];
        const left = share(validBet) + back + owed;
        owed = Math.min(0, left);
        return [[`demo-c${run}x${place + 1}`, hour, validBet, Math.max(0, left), owed].join(' ')];
      });
    });
});
