import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { missionContract } from '../../../src/api/contract/member/mission.ts';
import type { Database } from '../../database/database.ts';
import { missionClaim } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import { postAll } from '../../money/ledger/post.ts';
import { Refusal } from '../../refusal.ts';
import { refusePaused } from '../protection/blocks.ts';
import { isClaimable, missionsOf } from './missionsOf.ts';

/**
 * Credits the rewards of those missions that can be claimed, each once in its period: a second claim at the same time
 * finds the first.
 * @throws {Refusal} PLAY_PAUSED; STATUS_CHANGED when none of them can be claimed, any more or yet.
 */
export async function claimMissions(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
  wanted: readonly string[],
): Promise<ValueOf<(typeof missionContract)['claim']>> {
  const [merchantCode, at] = [config.merchant, now()];
  await refusePaused(db, memberId, at);
  const found = await missionsOf(db, { merchantCode, memberId, at });
  const claimable = found.filter((one) => wanted.includes(one.id) && isClaimable(one));
  if (claimable.length === 0) throw new Refusal('STATUS_CHANGED');
  const fresh = await db
    .insert(missionClaim)
    .values(
      claimable
        // One order for everybody, so that two claims do not wait for each other.
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ id, span, reward }) => ({ missionId: id, memberId, periodFrom: span.from, reward, claimedAt: at })),
    )
    .onConflictDoNothing()
    .returning();
  if (fresh.length === 0) throw new Refusal('STATUS_CHANGED');
  const purse = memberAccount(memberId, 'main');
  const { balances } = await postAll(
    db,
    fresh.map(({ missionId, periodFrom, reward }) => ({
      merchantCode,
      book: 'main' as const,
      kind: 'missionReward' as const,
      cause: `${memberId}/${missionId}/${periodFrom}`,
      at,
      memo: { mission: missionId, ...(periodFrom === 0 ? {} : { since: periodFrom }) },
      lines: [
        { account: purse, amount: reward },
        { account: houseAccount(merchantCode, 'main', 'bonus'), amount: -reward },
      ],
    })),
  );
  return {
    claimed: fresh.map(({ missionId }) => missionId),
    amount: fresh.reduce((all, { reward }) => all + reward, 0),
    balance: balances.get(purse.id) ?? 0,
  };
}
