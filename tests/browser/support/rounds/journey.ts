import { expect } from 'vitest';
import { apiWith } from '../apiAs.ts';
import type { OpenPage, Site } from '../site.ts';
import { playAsTrial } from './asTrial.ts';
import { betBeyondBalance } from './beyondBalance.ts';
import type { GameKind, Told } from './gameKind.ts';
import { isInRecord, recordOf } from './inRecord.ts';
import { cutLinesOffline, lineLost, reloaded } from './mishaps.ts';
import { bothOf, openGame, playBoth, playRound } from './playRounds.ts';
import { playInTwo } from './twoWindows.ts';

/** What a journey causes on purpose: calls without an answer. */
const NO_ANSWER = /Failed to load resource|ERR_/;

/** A game that shares its way of playing with one that `playKind` proves: won and lost, with the same sums everywhere. */
export async function playBriefly(site: Site, kind: GameKind, member = 'somchai'): Promise<void> {
  const opened = await site.openPage({ path: null, viewport: 'desktop' });
  const { at, agrees } = await begin(site, opened, kind, member);
  await playBoth(at, []);
  await agrees();
}

/** Opens the game; `agrees` holds that since then record and header have moved by the same sum. */
async function begin(site: Site, opened: OpenPage, kind: GameKind, member: string) {
  const { token } = await site.qa.openSession({ username: member });
  const api = apiWith(site, token);
  const at = await openGame(opened, kind, token);
  const before = { balance: await at.balance(), record: await recordOf(api) };
  await kind.prepare?.(at.frame);
  const agrees = async (): Promise<void> => {
    const { stake, payout, open } = await recordOf(api);
    expect(open).toBe(0);
    expect(payout - stake - before.record.payout + before.record.stake).toBe((await at.balance()) - before.balance);
  };
  return { token, api, at, agrees };
}

/**
 * Plays a kind of game as its players do: won, lost, the line broken in a round, reloaded in a round, in two tabs, beyond
 * the balance, and as a trial. Header, game, record and ledger agree throughout.
 */
export async function playKind(site: Site, kind: GameKind, member = 'somchai'): Promise<void> {
  const opened = await site.openPage({ path: null, viewport: 'desktop' });
  opened.allow(NO_ANSWER);
  await opened.page.context().addInitScript(cutLinesOffline);
  const { api, at, token, agrees } = await begin(site, opened, kind, member);
  const broken = await playRound(at, 0, lineLost(at));

  const tab = await opened.openTab(null);
  tab.allow(NO_ANSWER);
  const inTwo = async (): Promise<readonly Told[]> => {
    const other = await openGame(tab, kind, token);
    await kind.prepare?.(other.frame);
    return playInTwo(at, other);
  };
  // A shared round takes its time: others may play meanwhile.
  const isShared = kind.windows === 'shared';
  const [two] = await Promise.all([inTwo(), isShared ? playAsTrial(site, kind) : null]);
  const resumed = isShared ? [] : [await playRound(at, 1, reloaded(at))];
  await kind.prepare?.(at.frame);
  const played = await playBoth(at, [broken, ...two, ...resumed]);
  await agrees();

  const { won, lost } = bothOf(played);
  if (won) await isInRecord(tab.page, kind, 'Won', won);
  if (lost) await isInRecord(tab.page, kind, 'Lost', lost);
  await tab.close();
  await betBeyondBalance(site, api, at, member);
  if (isShared) return;
  const untouched = () => Promise.all([site.qa.account({ username: member }), recordOf(api)]);
  const accounts = await untouched();
  await playAsTrial(site, kind);
  expect(await untouched()).toEqual(accounts);
}
