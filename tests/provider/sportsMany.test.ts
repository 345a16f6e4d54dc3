import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { readProviderConfig } from '../../provider/config.ts';
import type { ProviderDeps } from '../../provider/deps.ts';
import { drawOf } from '../../provider/play/outcome.ts';
import { advanceRound } from '../../provider/rounds/advanceRound.ts';
import { groupCommit } from '../../provider/rounds/commit.ts';
import { createRounds } from '../../provider/rounds/createRounds.ts';
import { createSports } from '../../provider/sports/createSports.ts';
import { placeSlips } from '../../provider/sports/placeSlip.ts';
import { openStore } from '../../provider/store/openStore.ts';
import type { Session } from '../../provider/store/sessions.ts';
import type { SendToWallet } from '../../provider/wallet/walletClient.ts';
import { ended, live, NOON, P, scriptedFeed } from './sportsPlaying.ts';
import { thrown } from './thrown.ts';

const KICK_OFF = NOON + 3_600_000;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A book whose wallet is a function: it answers after a moment, counts, and fails as told. */
function createBook() {
  const folder = mkdtempSync(join(tmpdir(), 'sports-'));
  folders.push(folder);
  const script = scriptedFeed();
  const clock = { at: NOON };
  const paid = new Map<string, number>();
  const at = { now: 0, most: 0 };
  let calls = 0;
  const send = async (verb: string, raw: string) => {
    at.now += 1;
    at.most = Math.max(at.most, at.now);
    await wait(1);
    at.now -= 1;
    calls += 1;
    // Every seventh answer gets lost after the wallet has done its work.
    const { transactionId, amount } = JSON.parse(raw);
    if (verb === 'win') paid.set(transactionId, amount);
    if (verb !== 'bet' && calls % 7 === 0) return { kind: 'unknown', reason: 'lost' };
    return { kind: 'ok', answer: { status: 'OK', balance: 0, outcome: 'PAID' } };
  };
  const open = () => {
    const store = openStore(join(folder, 'provider.db'));
    const deps: ProviderDeps = {
      ...{ store, randomBytes, now: () => clock.at, every: () => () => undefined, caught: thrown },
      sendToWallet: send as SendToWallet,
      play: (_, bet) => {
        const step = drawOf(bet).next();
        if (!step.done) throw new Error('a slip draws nothing');
        return step.value;
      },
      crash: () => {
        throw new Error('nothing crashes here');
      },
      commit: groupCommit(store.transaction),
    };
    const rounds = createRounds({
      advance: (id) => advanceRound(deps, id),
      dueIds: () => store.calls.dueRounds(clock.at),
      openIds: store.rounds.openIds,
    });
    return { deps, store, rounds, sports: createSports(deps, script.feed, rounds, readProviderConfig({}).liability) };
  };
  return { script, clock, paid, at, open };
}

it('settles 2,000 slips on one match, each once, over lost answers and a restart, 32 calls at a time', async () => {
  const { script, clock, paid, at, open } = createBook();
  let book = open();
  const session: Session = {
    ...{ id: 's', walletSession: 'w', player: 'p', gameId: 'grand-stadium-sports', gameName: 'Sports', vendor: 'V' },
    ...{ demo: false, language: 'TH', minStake: P, maxStake: 1_000 * P, openedAt: NOON, balance: 0, ended: null },
  };
  book.store.sessions.insert(session, 'token');
  book.sports.follow();
  const ids = Array.from({ length: 2_000 }, (_, place) =>
    placeSlips(book.deps, book.sports, session, {
      ...{ requestId: `slip-${place}`, kind: 'single', stake: 2 * P, accept: 'none' },
      legs: [{ selection: 'm1:1x2:home', odds: 193 }],
    }),
  ).flat();
  await book.sports.advanceAll();
  expect(ids.map((id) => book.store.rounds.get(id)?.state)).toEqual(ids.map(() => 'playing'));

  script.happen('m1', KICK_OFF, 'start', live);
  script.happen('m1', KICK_OFF + 750_000, 'end', ended(1, 0));
  clock.at = KICK_OFF + 750_000;
  const from = performance.now();
  await book.sports.advanceAll();
  expect((performance.now() - from) / 1_000).toBeLessThan(10);
  // What got lost is still open, and taken up by another start.
  const open1 = ids.filter((id) => book.store.rounds.get(id)?.state !== 'settled');
  expect(open1.length).toBeGreaterThan(100);
  book.store.close();
  book = open();
  for (let tries = 0; tries < 6; tries += 1) {
    clock.at += 60_000;
    await book.sports.advanceAll();
  }
  expect(ids.filter((id) => book.store.rounds.get(id)?.state !== 'settled')).toEqual([]);
  expect([paid.size, new Set(paid.values())]).toEqual([2_000, new Set([38_600])]);
  expect(at.most).toBe(32);
  expect(book.store.sports.slips.dueIds()).toEqual([]);
  book.store.close();
}, 240_000);

it('forgets matches of more than a week ago, except those with bets', async () => {
  const { script, clock, open } = createBook();
  const { deps, store, sports } = open();
  const session: Session = {
    ...{ id: 's', walletSession: 'w', player: 'p', gameId: 'grand-stadium-sports', gameName: 'Sports', vendor: 'V' },
    ...{ demo: false, language: 'TH', minStake: P, maxStake: 1_000 * P, openedAt: NOON, balance: 0, ended: null },
  };
  store.sessions.insert(session, 'token');
  sports.follow();
  placeSlips(deps, sports, session, {
    ...{ requestId: 'slip-kept', kind: 'single', stake: 2 * P, accept: 'none' },
    legs: [{ selection: 'm1:1x2:home', odds: 193 }],
  });
  for (const match of ['m1', 'm2', 'm3']) {
    script.happen(match, KICK_OFF, 'start', live);
    if (match !== 'm3') script.happen(match, KICK_OFF + 750_000, 'end', ended(1, 0));
  }
  clock.at = KICK_OFF + 750_000;
  await sports.advanceAll();
  clock.at = KICK_OFF + 7 * 86_400_000;
  expect(sports.forgetOld()).toBe(0);
  clock.at += 1;
  expect(sports.forgetOld()).toBe(1);
  // One has a bet, one is still live, and one never began.
  expect(['m1', 'm2', 'm3', 'm4'].map((id) => store.sports.matches.get(id) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([store.sports.matches.eventsOf('m2'), store.sports.matches.eventsOf('m1').length]).toEqual([[], 2]);
  store.close();
});
