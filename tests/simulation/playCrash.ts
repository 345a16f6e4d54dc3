import { placeBet } from '../../provider/crash/placeBet.ts';
import { isBetOver } from '../../provider/crash/replayCrash.ts';
import { PlayRefusal } from '../../provider/play/PlayRefusal.ts';
import { P } from '../support/payments.ts';
import { once } from './choices.ts';
import type { Play } from './simulate.ts';

const STAKES = [20 * P, 2 * P, 200 * P, 9_000 * P] as const;
/** Hundredths; null flies until a press. */
const TARGETS = [110, null, 101, 150, 400] as const;
/** The player looks again after so long. */
const LOOK_MS = 2_000;

/** Up to four bets in shared rounds, one after the other, each with a target, a press, or neither. */
export const playCrash: Play = ({
  choose,
  timeline,
  store,
  sessionId,
  player,
  gameId,
  provider,
  accident,
  whileUp,
}) => {
  const requests: string[] = [];
  const total = 1 + choose(4);
  let isDone = false;
  const watching: (() => void)[] = [];
  whileUp(({ tables }) => watching.push(tables.of(gameId).watch(() => {})));
  const betOf = (requestId: string) => store.crash.bets.byRequest(player, gameId, requestId);
  const finish = () => {
    isDone = true;
    for (const stop of watching) stop();
  };
  const refused = (error: unknown) => {
    if (!(error instanceof PlayRefusal)) throw error;
    // A round that flies, or a bet in it from another tab: the next one takes bets again.
    if (error.code !== 'BETS_CLOSED' && error.code !== 'ROUND_OPEN') finish();
  };
  const press = (requestId: string, stake: number, target: number | null) => {
    const session = store.sessions.get(sessionId);
    const running = provider();
    if (running === null || session === null) return;
    for (let clicks = once(choose, 5) ? 2 : 1; clicks > 0; clicks -= 1)
      void placeBet(running.deps, running.tables, session, { requestId, stake, target }).catch(refused);
  };
  const cashOut = (requestId: string) => {
    const bet = betOf(requestId);
    const running = provider();
    if (bet === null || running === null) return;
    try {
      running.tables.of(gameId).cashOut(bet.id);
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
    }
  };
  const look = (requestId: string, stake: number, target: number | null) => {
    const bet = betOf(requestId);
    if (isDone || requests.at(-1) !== requestId) return;
    if (bet !== null && isBetOver(bet.state)) {
      next();
      return;
    }
    if (bet === null || bet.state === 'betting') press(requestId, stake, target);
    timeline.plan(LOOK_MS, () => look(requestId, stake, target));
  };
  const next = () => {
    if (requests.length >= total) {
      finish();
      return;
    }
    const requestId = `request-${requests.length}`;
    const stake = STAKES[choose(STAKES.length)] ?? P;
    const target = TARGETS[choose(TARGETS.length)] ?? null;
    requests.push(requestId);
    timeline.plan(choose(500), () => look(requestId, stake, target));
    timeline.plan(6_000 + choose(9_000), () => cashOut(requestId));
    timeline.plan(choose(12_000), () =>
      accident(() => {
        press(`other-${requestId}`, stake, target);
        requests.unshift(`other-${requestId}`);
      }),
    );
  };
  next();
  return { isDone: () => isDone, rounds: () => requests.flatMap((requestId) => betOf(requestId) ?? []) };
};
