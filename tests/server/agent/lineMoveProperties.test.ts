import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockAgreements } from '../../../server/agent/agreement/changeAgreement.ts';
import { moveMember } from '../../../server/agent/line/moveLine.ts';
import { settledSpanAt } from '../../../server/agent/settlement/periods.ts';
import { settleAgreements } from '../../../server/agent/settlement/settleAgreements.ts';
import { treeOf } from '../../../server/agent/settlement/teamSums.ts';
import { bill, lineMove, member } from '../../../server/database/schema.ts';
import { agentReportsContract } from '../../../src/api/contract/agent/agentReports.ts';
import { give } from '../../support/accountBalance.ts';
import { addMembers, agreed, flat, signedIn, withoutAgreements } from '../../support/agents.ts';
import { insertBets, play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;
const HOUR = 3_600_000;
const LONG = 120_000;

onEachDatabase('moves of lines', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
    await withoutAgreements(server);
  });
  afterEach(() => server.close());

  /** Moves in a transaction, as the desk does; false where it is refused. */
  const move = (who: string, under: string): Promise<boolean> =>
    server.db
      .transaction(async (db) => {
        await lockAgreements(db, 'demo');
        const [own] = await db.select().from(member).where(eq(member.id, who));
        const asked = { merchantCode: 'demo', memberId: who, toId: under, at: server.now() };
        const movedAt = await moveMember(db, asked);
        await db.insert(lineMove).values({
          ...{
            id: crypto.randomUUID(),
            merchantCode: 'demo',
            memberId: who,
            fromId: own?.uplineId ?? null,
            toId: under,
          },
          ...{ members: 1, reason: 'A test.', status: 'done', madeBy: 'op1', madeAt: server.now(), movedAt },
        });
        return true;
      })
      .catch(() => false);

  it('[AGENT-06] after any moves the tree is one, reports agree with it, and settlement knows it as it was', {
    timeout: LONG,
  }, async () => {
    const SIZE = 12;
    const names = Array.from({ length: SIZE }, (_, place) => `m${place}`);
    await addMembers(server, Object.fromEntries(names.map((name) => [name, null])));
    await server.db.update(member).set({ isAgent: 1, affiliateCode: null });
    const idOf = (place: number) => `demo-m${place}`;
    await insertBets(
      server,
      names.map((username, place) => ({ username, at: server.now() - HOUR, stake: 2 ** place * 1_000 * P })),
    );
    const pick = fc.integer({ min: 0, max: SIZE - 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -1, max: SIZE - 2 }), { minLength: SIZE, maxLength: SIZE }),
        fc.array(fc.tuple(pick, pick), { minLength: 1, maxLength: 8 }),
        async (shape, wanted) => {
          await server.db.delete(lineMove);
          // Each below an earlier one: any tree.
          const tree = shape.map((above, place) => (above < 0 || place === 0 ? null : above % place));
          for (const [place, above] of tree.entries())
            await server.db
              .update(member)
              .set({ uplineId: above === null ? null : idOf(above) })
              .where(eq(member.id, idOf(place)));
          const isBelow = (place: number, top: number): boolean => {
            const above = tree[place] ?? null;
            return above !== null && (above === top || isBelow(above, top));
          };
          const history: { readonly at: number; readonly tree: readonly (number | null)[] }[] = [];
          for (const [who, under] of wanted) {
            history.push({ at: server.now(), tree: [...tree] });
            server.advance(1_000);
            const fits = who !== under && !isBelow(under, who) && tree[who] !== under;
            expect(await move(idOf(who), idOf(under))).toBe(fits);
            if (fits) tree[who] = under;
          }
          // Settlement counts a span by the tree at its beginning.
          for (const { at, tree: then } of history) {
            const found = await treeOf(server.db, 'demo', at);
            expect(then.map((_, place) => found.uplineOf(idOf(place)))).toEqual(
              then.map((above) => (above === null ? null : idOf(above))),
            );
          }
          // A report shows everybody who is below now, and nobody else.
          const top = wanted[0]?.[1] ?? 0;
          const api = await signedIn(server, `m${top}`);
          const below = names.filter((_, place) => isBelow(place, top));
          const whole = { under: '', search: 'm', page: 1, pageSize: '50' as const };
          const { list, count } = await api(agentReportsContract.downlines, { request: whole });
          expect([list.map(({ account }) => account).toSorted(), count]).toEqual([below.toSorted(), below.length]);
        },
      ),
      { numRuns: 12, seed: 20_261_127 },
    );
  });

  it('[CONTRACT-06] bills the running period by the tree at its beginning, and the next by the new one; a late void is taken from the bill that it was in', {
    timeout: LONG,
  }, async () => {
    await addMembers(server, { old: 'agent1', next: 'agent1', low: 'old' });
    for (const name of ['old', 'next', 'low'])
      await server.db.update(member).set({ isAgent: 2 }).where(eq(member.username, name));
    await give(server, 'demo-agent1', 100_000 * P);
    await give(server, 'demo-low', 10_000 * P);
    await give(server, 'demo-old', 10_000 * P);
    await agreed(server, ['agent1', 'old'], { kind: 'hourly', tiers: flat(3_000) });
    await agreed(server, ['agent1', 'next'], { kind: 'hourly', tiers: flat(3_000) });
    const hour = settledSpanAt('hourly', 'daily', server.now());
    const first = hour.to;
    const to = (at: number) => server.advance(at - server.now());
    to(first + 60_000);
    const lost = await play(server, 'low', { stake: 1_000 * P });
    to(first + 30 * 60_000);
    expect(await move('demo-low', 'demo-next')).toBe(true);
    await play(server, 'low', { stake: 500 * P });
    to(first + HOUR + 60_000);
    await play(server, 'low', { stake: 2_000 * P });
    to(first + 2 * HOUR + 20 * 60_000);
    await settleAgreements(server.deps);
    const bills = async () =>
      (await server.db.select().from(bill))
        .filter(({ kind }) => kind === 'hourly')
        .map(({ downlineId, fromAt, validBet, voided }) => [
          downlineId,
          (fromAt - first) / HOUR,
          validBet / P,
          voided / P,
        ])
        .toSorted();
    expect(await bills()).toEqual([
      ['demo-next', 1, 2_000, 0],
      ['demo-old', 0, 1_500, 0],
    ]);
    await voidPlayedBet(server, lost);
    await play(server, 'old', { stake: 1_000 * P });
    await play(server, 'low', { stake: 1_000 * P });
    to(first + 3 * HOUR + 20 * 60_000);
    await settleAgreements(server.deps);
    expect((await bills()).filter(([, hours]) => hours === 2)).toEqual([
      ['demo-next', 2, 1_000, 0],
      ['demo-old', 2, 1_000, -3],
    ]);
  });
});
