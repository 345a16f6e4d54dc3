import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ledgerEntry, ledgerMovement } from '../../../server/database/schema.ts';
import { houseAccount, type MemberAccountKind, memberAccount } from '../../../server/money/ledger/account.ts';
import { balancesOf } from '../../../server/money/ledger/balances.ts';
import type { Movement } from '../../../server/money/ledger/movement.ts';
import { post } from '../../../server/money/ledger/post.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { Refusal } from '../../../server/refusal.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MEMBER = 'demo-somchai';
const MAIN = memberAccount(MEMBER, 'main');
const BONUS = houseAccount('demo', 'main', 'bonus');
const STARTS_WITH = 124_805_000;

/** 10,000 of them take some minutes: `LEDGER_SEQUENCES=10000`. */
const SEQUENCES = Number(process.env.LEDGER_SEQUENCES ?? 60);

onEachDatabase('the ledger', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  const move = (lines: Movement['lines'], more: Partial<Movement> = {}) =>
    server.db.transaction((db) =>
      post(db, { merchantCode: 'demo', book: 'main', kind: 'bonus', at: server.now(), lines, ...more }),
    );
  const give = (amount: number, more?: Partial<Movement>) =>
    move(
      [
        { account: MAIN, amount },
        { account: BONUS, amount: -amount },
      ],
      more,
    );
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : 'an error'),
    );

  it('writes both sides of a movement with resulting balances and reports member balances', async () => {
    const { id, balances } = await give(250, { memo: { note: 'a gift | of = signs,' } });
    expect(balances).toEqual(new Map([[MAIN.id, STARTS_WITH + 250]]));
    const entries = (await server.db.select().from(ledgerEntry)).filter(({ movementId }) => movementId === id);
    expect(entries.map(({ line, accountId, amount, seq, balance }) => [line, accountId, amount, seq, balance])).toEqual(
      [
        [1, MAIN.id, 250, 2, STARTS_WITH + 250],
        [2, BONUS.id, -250, null, null],
      ],
    );
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('refuses to take a member’s purse below zero and moves nothing', async () => {
    const before = await server.db.$count(ledgerMovement);
    expect(await outcomeOf(give(-STARTS_WITH - 1))).toBe('BALANCE_TOO_LOW');
    expect([await accountBalance(server, MEMBER), await server.db.$count(ledgerMovement)]).toEqual([
      STARTS_WITH,
      before,
    ]);
    expect(await outcomeOf(give(-STARTS_WITH))).toBe('done');
    expect(await accountBalance(server, MEMBER)).toBe(0);
  });

  /** What the seed has given somchai. */
  const POINTS = 6_480;

  it('applies several lines of one purse in order', async () => {
    await move([
      { account: MAIN, amount: -STARTS_WITH },
      { account: memberAccount(MEMBER, 'held'), amount: STARTS_WITH },
      { account: MAIN, amount: 1 },
      { account: memberAccount(MEMBER, 'held'), amount: -1 },
    ]);
    expect(await balancesOf(server.db, MEMBER)).toEqual(
      new Map([
        ['main', 1],
        ['held', STARTS_WITH - 1],
        ['points', POINTS],
      ]),
    );
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('refuses lines that do not sum to zero, fractions and movements without a member', async () => {
    const wrong: readonly Movement['lines'][] = [
      [{ account: MAIN, amount: 5 }],
      [
        { account: MAIN, amount: 5 },
        { account: houseAccount('demo', 'main', 'pointsIssued'), amount: -5 },
      ],
      [
        { account: MAIN, amount: 0.5 },
        { account: BONUS, amount: -0.5 },
      ],
      [
        { account: MAIN, amount: 0 },
        { account: BONUS, amount: 0 },
      ],
      [
        { account: MAIN, amount: 2 ** 53 },
        { account: BONUS, amount: -(2 ** 53) },
      ],
      [
        { account: BONUS, amount: 5 },
        { account: houseAccount('demo', 'main', 'fees'), amount: -5 },
      ],
    ];
    for (const lines of wrong) expect(await outcomeOf(move(lines))).toBe('an error');
    expect(await accountBalance(server, MEMBER)).toBe(STARTS_WITH);
  });

  it('moves once per cause, concurrent tries included', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(give(10, { cause: 'a bill' }))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await accountBalance(server, MEMBER)).toBe(STARTS_WITH + 10);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('lets one of fifty concurrent movements take the whole balance', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(give(-STARTS_WITH))));
    expect(outcomes.toSorted()).toEqual([...Array<string>(49).fill('BALANCE_TOO_LOW'), 'done']);
    expect(await accountBalance(server, MEMBER)).toBe(0);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('does not deadlock on crossing movements', async () => {
    const [one, other] = [memberAccount(MEMBER, 'main'), memberAccount('demo-agent1', 'main')];
    const crossing = Array.from({ length: 40 }, (_, at) =>
      outcomeOf(
        move([
          { account: at % 2 ? one : other, amount: -1 },
          { account: at % 2 ? other : one, amount: 1 },
        ]),
      ),
    );
    expect(new Set(await Promise.all(crossing))).toEqual(new Set(['done']));
    expect(await accountBalance(server, MEMBER)).toBe(STARTS_WITH);
  });

  const purse = fc.constantFrom<MemberAccountKind>('main', 'held', 'vendor:one', 'vendor:two');
  const member = fc.constantFrom(MEMBER, 'demo-malee', 'demo-agent1');
  const step = fc.record({
    from: fc.tuple(member, purse),
    to: fc.tuple(member, purse),
    amount: fc.oneof(fc.integer({ min: 1, max: 300 * 10_000 }), fc.constantFrom(STARTS_WITH, 2 * STARTS_WITH)),
    beside: fc.boolean(),
  });

  it(
    `stays balanced over any sequence of movements, concurrent ones included (${SEQUENCES} sequences)`,
    async () => {
      const expected = new Map<string, number>();
      const holds = (id: string) => expected.get(id) ?? 0;
      for (const id of [MEMBER, 'demo-malee', 'demo-agent1'])
        for (const [name, amount] of await balancesOf(server.db, id)) expected.set(`${id}/${name}`, amount);
      const total = () => [...expected.values()].reduce((sum, amount) => sum + amount, 0);
      const inAll = total();

      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          for (const { from, to, amount, beside } of steps) {
            const [source, target] = [memberAccount(...from), memberAccount(...to)];
            if (source.id === target.id) continue;
            const lines = [
              { account: source, amount: -amount },
              { account: target, amount },
            ];
            const tries = beside ? [move(lines), move(lines)] : [move(lines)];
            for (const outcome of await Promise.all(tries.map(outcomeOf))) {
              if (outcome !== 'done') {
                expect(outcome).toBe('BALANCE_TOO_LOW');
                continue;
              }
              expected.set(source.id, holds(source.id) - amount);
              expected.set(target.id, holds(target.id) + amount);
            }
            expect(holds(source.id)).toBeGreaterThanOrEqual(0);
          }
          for (const id of [MEMBER, 'demo-malee', 'demo-agent1'])
            for (const [name, amount] of await balancesOf(server.db, id)) expect(amount).toBe(holds(`${id}/${name}`));
        }),
        { numRuns: SEQUENCES },
      );
      expect(total()).toBe(inAll);
      expect((await verifyLedger(server.db)).faults).toEqual([]);
    },
    20_000 + SEQUENCES * 200,
  );
});
