import { sign } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedText } from '../../../protocol/wallet.ts';
import { OPEN_ROUND_MS, reconcileRounds } from '../../../server/play/provider/reconcileRounds.ts';
import { betContract } from '../../../src/api/contract/play/bet.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { providerKey, sitDown, startWithProvider, type Table } from '../../support/gameProvider.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf } from '../../support/payments.ts';
import type { Reference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const P = 10_000;

onEachDatabase('open rounds', (database) => {
  let server: Reference;
  let table: Table;
  let start: number;
  beforeEach(async () => {
    server = await startWithProvider({ database });
    table = await sitDown(server);
    start = await balance();
  });
  afterEach(() => server.close());

  const balance = async () => (await accountBalance(server, 'demo-somchai')) ?? 0;
  const api = () => visitorOf(server, { token: table.loginToken });
  const open = async () => (await api()(betContract.open, { request: { language: 'EN' } })).list;
  const round = (roundId = 'round-1') => api()(betContract.round, { request: { roundId, language: 'EN' } });
  const asked: string[] = [];
  const told = (answer: object, status = 200) => {
    const body = JSON.stringify(answer);
    const timestamp = String(server.now());
    const signature = sign(null, Buffer.from(signedText(timestamp, 'roundInfo', body)), providerKey.secret);
    return async (url: string) => {
      asked.push(url);
      const headers = {
        'x-key-id': providerKey.id,
        'x-timestamp': timestamp,
        'x-signature': signature.toString('base64'),
      };
      return new Response(body, { status, headers });
    };
  };

  it('[MEMBER-10] are listed, and shown with transactions, ledger rows and the pages of the provider', async () => {
    const at = server.now();
    await table.ask('bet', { transactionId: 'b', amount: 200 * P });
    const shown = {
      roundId: 'round-1',
      openedAt: at,
      vendor: 'Nine Lamps',
      category: 'RNG',
      game: 'Lantern Night',
      gameId: 'lantern-night',
    };
    expect(await open()).toEqual([{ ...shown, stake: 200 * P, payout: 0 }]);
    const openOf = async (category: 'RNG' | 'FISH') =>
      (
        await api()(betContract.list, {
          request: { from: at, to: at + 2_000, category, result: 'open', page: 1, pageSize: '10', language: 'EN' },
        })
      ).list.map(({ round: id, stake }) => [id, stake]);
    expect([await openOf('RNG'), await openOf('FISH')]).toEqual([[['round-1', 200 * P]], []]);
    server.advance(1_000);
    await table.ask('win', { transactionId: 'w', amount: 30 * P, final: true });
    expect(await open()).toEqual([]);
    const ledger = { id: expect.any(String), wallet: 'main' };
    expect(await round()).toEqual({
      ...shown,
      stake: 200 * P,
      payout: 30 * P,
      provider: 'statehouse-games',
      state: 'settled',
      validBet: 200 * P,
      settledAt: at + 1_000,
      voidReason: null,
      demo: false,
      transactions: [
        { transactionId: 'b', kind: 'bet', amount: 200 * P, state: 'done', at },
        { transactionId: 'w', kind: 'win', amount: 30 * P, state: 'done', at: at + 1_000 },
      ],
      ledger: [
        { ...ledger, at, kind: 'gameBet', amount: -200 * P, balance: start - 200 * P },
        { ...ledger, at: at + 1_000, kind: 'gameWin', amount: 30 * P, balance: start - 170 * P },
        { ...ledger, at: at + 1_000, kind: 'pointsEarned', amount: 2, balance: expect.any(Number), wallet: 'points' },
      ],
      checkUrl: 'http://games.test/check/round-1',
      replayUrl: 'http://games.test/replay/round-1',
    });
    expect(await outcomeOf(round('other'))).toEqual(['NOT_FOUND', null]);
    const list = await api()(betContract.list, {
      request: { from: at, to: at + 2_000, category: 'RNG', result: 'all', page: 1, pageSize: '10', language: 'EN' },
    });
    expect(list.list).toMatchObject([{ game: 'Lantern Night', vendor: 'Nine Lamps', payout: 30 * P }]);
  });

  it('[G3] are settled by what the provider has sent or meant to send', async () => {
    await table.ask('bet', { transactionId: 'b', amount: 200 * P });
    const own = { session: table.session, gameId: 'lantern-night', roundId: 'round-1', at: 1 };
    const calls = [
      { verb: 'bet', body: JSON.stringify({ ...own, at: server.now(), transactionId: 'b', amount: 200 * P }) },
      { verb: 'win', body: JSON.stringify({ ...own, transactionId: 'w', amount: 30 * P, final: true }) },
    ];
    const answer = told({ roundId: 'round-1', known: true, calls });
    await reconcileRounds(server.deps, answer);
    expect(asked).toEqual([]);
    server.advance(OPEN_ROUND_MS + 1);
    const later = told({ roundId: 'round-1', known: true, calls });
    await reconcileRounds(server.deps, later);
    expect(asked.splice(0)).toEqual(['http://games.test/api/rounds/round-1/calls']);
    expect([(await round()).state, await balance()]).toEqual(['settled', start - 170 * P]);
  });

  it('[G3] are cancelled when the provider says that it never played them, and by nothing unsigned', async () => {
    await table.ask('bet', { transactionId: 'b', amount: 200 * P });
    server.advance(OPEN_ROUND_MS + 1);
    await reconcileRounds(server.deps, async () => new Response('Not found', { status: 404 }));
    expect((await round()).state).toBe('open');
    server.advance(OPEN_ROUND_MS + 1);
    await reconcileRounds(server.deps, told({ roundId: 'round-1', known: false, calls: [] }, 404));
    expect(await round()).toMatchObject({ state: 'cancelled', stake: 0, voidReason: 'unknown to the provider' });
    expect(await balance()).toBe(start);
    expect((await table.ask('win', { transactionId: 'w', amount: P, final: true })).body.code).toBe('ROUND_CLOSED');
  });
});
