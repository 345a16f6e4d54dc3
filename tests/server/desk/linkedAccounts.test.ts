import { afterEach, beforeEach, expect, it } from 'vitest';
import { bankAccount, gameRound, linkedAccount, session } from '../../../server/database/schema.ts';
import { findLinked } from '../../../server/desk/risk/findLinked.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator } from '../../support/operator.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;
const DAY = 86_400_000;

onEachDatabase('linked accounts', (database) => {
  let server: Reference;
  let rounds = 0;
  beforeEach(async () => {
    server = await startReference({ database });
    await server.db.delete(bankAccount);
  });
  afterEach(() => server.close());

  const settled = (username: string, drawRef: string, stake: number, payout: number, at = server.now()) => {
    rounds += 1;
    const id = `round-${rounds}`;
    return server.db.insert(gameRound).values({
      ...{ id, merchantCode: 'demo', provider: 'statehouse-games', roundRef: id, sessionId: 's', drawRef },
      ...{ memberId: `demo-${username}`, gameId: 'pearl-baccarat', vendor: 'LANTERN', category: 'LIVE', demo: false },
      ...{ state: 'settled', stake: stake * P, payout: payout * P, openedAt: at, settledAt: at, askedAt: at },
    });
  };
  const coup = async (draw: string, at?: number) => {
    await settled('somchai', draw, 100, 195, at);
    await settled('malee', draw, 100, 0, at);
  };
  const found = async () => {
    await findLinked(server.deps);
    const rows = await server.db.select().from(linkedAccount).orderBy(linkedAccount.oneId, linkedAccount.otherId);
    return rows.map(({ oneId, otherId, traits, draws, staked }) => [oneId, otherId, traits, draws, staked / P]);
  };

  it('are those that bet against each other in three draws of a week, with stakes that make up for each other', async () => {
    await coup('c1', server.now() - 8 * DAY);
    await coup('c2');
    await coup('c3');
    // On the same side, with uneven stakes, and on different draws.
    for (const draw of ['c2', 'c3', 'c4']) await settled('agent1', draw, 100, 195);
    for (const draw of ['c2', 'c3', 'c4']) await settled('agent2', draw, 20, 0);
    for (const draw of ['c5', 'c6', 'c7']) await settled('agent41', draw, 100, 0);
    expect(await found()).toEqual([]);
    await coup('c8');
    expect(await found()).toEqual([['demo-malee', 'demo-somchai', ['opposite'], 3, 600]]);
    await coup('c9');
    expect(await found()).toEqual([['demo-malee', 'demo-somchai', ['opposite'], 4, 800]]);
  });

  it('are those that share an address of few or a bank account, and the desk sees why', async () => {
    const seen = (username: string, ip: string) =>
      server.db.insert(session).values({
        ...{ tokenHash: `${username}-${ip}`, memberId: `demo-${username}`, ip },
        ...{ createdAt: server.now(), seenAt: server.now() },
      });
    for (const name of ['somchai', 'malee']) await seen(name, '192.0.2.7');
    for (const name of ['somchai', 'malee', 'agent1', 'agent2', 'agent41', 'agent42']) await seen(name, '192.0.2.8');
    for (const draw of ['c1', 'c2', 'c3']) await coup(draw);
    expect(await found()).toEqual([['demo-malee', 'demo-somchai', ['address', 'opposite'], 3, 600]]);
    server.advance(1_000);
    const foundAt = server.now() - 1_000;
    await findLinked(server.deps);
    const { api } = await signedInOperator(server, 'audit1');
    expect(await api(deskContract.linked, { request: { page: 1 } })).toEqual({
      list: [
        {
          id: 'demo-malee/demo-somchai',
          one: { username: 'malee', nickname: 'Malee' },
          other: { username: 'somchai', nickname: 'Somchai' },
          ...{ traits: ['address', 'opposite'], draws: 3, staked: 600 * P, foundAt },
        },
      ],
      count: 1,
    });
  });
});
