import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { conform, reportText, scenarios } from '../../conform/conform.ts';
import { game } from '../../server/database/schema.ts';
import { verifyLedger } from '../../server/money/ledger/verifyLedger.ts';
import { gameContract } from '../../src/api/contract/play/game.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { launchRequest, PROVIDER, providerKey, startWithProvider } from '../support/gameProvider.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { signedInPlayer } from '../support/payments.ts';
import { createMemoryWallet, type Fault } from './memoryWallet.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

function tryWallet(...faults: readonly Fault[]) {
  const wallet = createMemoryWallet(publicKey, 'k1', ...faults);
  const { token, fetch, endSession } = wallet;
  const at = { url: 'http://wallet.test', provider: 'p', keyId: 'k1', key: privateKey };
  return conform({ ...at, token, fetch, endSession, now: () => Date.now() });
}

const failed = async (...faults: readonly Fault[]) =>
  (await tryWallet(...faults)).results.filter(({ outcome }) => outcome === 'failed').map(({ scenario }) => scenario.id);

/** Scenario and the fault that must fail it. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'signature-missing': 'unsigned',
  'signature-foreign': 'unverified',
  'key-unknown': 'any key',
  'body-changed': 'unverified',
  'verb-changed': 'unverified',
  'clock-off': 'no clock',
  replay: 'no repeat',
  'token-once': 'token twice',
  'session-unknown': 'any session',
  'body-unreadable': 'unreadable',
  amounts: 'rounds amounts',
  'beyond-balance': 'credit',
  'bet-win': 'keeps a part',
  'bet-and-win': 'leaves open',
  'answer-balance': 'old balance',
  'several-bets': 'one bet',
  closed: 'never closes',
  'round-info': 'wrong state',
  promotion: 'pays no promotion',
  unsettle: 'keeps payouts',
  'bet-repeated': 'no repeat',
  'win-repeated': 'no repeat',
  'cancel-repeated': 'returns twice',
  'repeat-differs': 'ignores changes',
  'copies-at-once': 'no repeat',
  'reply-lost': 'no repeat',
  'bets-beyond-balance': 'credit',
  'win-first': 'pays early',
  'cancel-first': 'no tombstone',
  'cancelled-round': 'pays cancelled',
  'cancel-foreign': 'cancels anywhere',
  'jackpot-contribution': 'keeps contributions',
  'jackpot-win': 'keeps pots',
  'jackpot-foreign': 'any jackpot',
  'session-ended': 'endless session',
};

describe('the conformance kit', () => {
  it('finds nothing wrong in a wallet that keeps the protocol', async () => {
    const report = await tryWallet();
    expect(report.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect([report.score, report.possible]).toEqual([94, 94]);
    expect(reportText(report)).toContain('94 of 94 points: conforms');
  });

  it('has a wrong wallet for each of its scenarios', () => {
    expect(Object.keys(FAULTS).sort()).toEqual(scenarios.map(({ id }) => id).sort());
  });

  it.each(Object.entries(FAULTS))('%s fails a wallet with the fault “%s”', async (id, fault) => {
    expect(await failed(fault)).toContain(id);
  });

  it('tells what was wrong, and the score', async () => {
    const text = reportText(await tryWallet('keeps payouts'));
    expect(text).toContain('✗ 3  unsettle ');
    expect(text).toContain('the balance moved by 0, not by -40000');
    expect(text).toContain('91 of 94 points: 1 of 35 scenarios failed');
  });

  it('skips what it was given no way to try', async () => {
    const { token, fetch } = createMemoryWallet(publicKey, 'k1');
    const target = { url: 'http://wallet.test', provider: 'p', keyId: 'k1', key: privateKey, token, fetch };
    const { results } = await conform({ ...target, now: () => Date.now() });
    expect(results.filter(({ outcome }) => outcome === 'skipped').map(({ scenario }) => scenario.id)).toEqual([
      'session-ended',
    ]);
  });
});

onEachDatabase("the site's own wallet", (database) => {
  it('conforms, and its books balance after', async () => {
    const server = await startWithProvider({ database });
    await server.db.update(game).set({ maxStake: 1e9 });
    const player = await signedInPlayer(server);
    const { game_url } = await player.api(gameContract.launch, {
      request: launchRequest,
      headers: { language: 'EN' },
    });
    const report = await conform({
      url: '',
      provider: PROVIDER,
      keyId: providerKey.id,
      key: providerKey.secret,
      token: new URL(game_url ?? '').searchParams.get('token') ?? '',
      endSession: async () => void (await player.api(sessionContract.logout, { request: {} })),
      now: server.now,
      fetch: ((url: string, init: RequestInit) => server.app.request(url, init)) as typeof fetch,
    });
    expect(report.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
    await server.close();
  }, 60_000);
});
