import { PlayRefusal } from '../../provider/play/PlayRefusal.ts';
import { spin } from '../../provider/play/spin.ts';
import { isOver } from '../../provider/rounds/replayRound.ts';
import type { Round } from '../../provider/store/rounds.ts';
import { P } from '../support/payments.ts';
import { once } from './choices.ts';
import type { Play } from './simulate.ts';

const STAKES = [20 * P, 2 * P, 200 * P, 9_000 * P] as const;
/** The player presses again when no answer has come. */
const PATIENCE_MS = 6_000;

/** Up to four spins, one after the other. */
export const playSlot: Play = ({ choose, timeline, store, sessionId, player, gameId, provider, accident }) => {
  const requests: string[] = [];
  const total = 1 + choose(4);
  let isDone = false;
  const press = (requestId: string, stake: number) => {
    const session = store.sessions.get(sessionId);
    const running = provider();
    if (running === null || session === null) return;
    const answered = (round: Round) => void (isOver(round.state) && requests.at(-1) === requestId && next());
    const refused = (error: unknown) => {
      if (!(error instanceof PlayRefusal)) throw error;
      if (error.code === 'ROUND_OPEN') return;
      isDone = true;
    };
    for (let clicks = once(choose, 5) ? 2 : 1; clicks > 0; clicks -= 1)
      void spin(running.deps, running.rounds, session, { requestId, stake }).then(answered, refused);
  };
  const wait = (requestId: string, stake: number) => {
    if (isDone || requests.at(-1) !== requestId) return;
    press(requestId, stake);
    timeline.plan(PATIENCE_MS, () => wait(requestId, stake));
  };
  const next = () => {
    if (requests.length >= total) {
      isDone = true;
      return;
    }
    const requestId = `request-${requests.length}`;
    const stake = STAKES[choose(STAKES.length)] ?? P;
    requests.push(requestId);
    timeline.plan(choose(500), () => wait(requestId, stake));
    timeline.plan(choose(8_000), () =>
      accident(() => {
        press(`other-${requestId}`, stake);
        requests.unshift(`other-${requestId}`);
      }),
    );
  };
  next();
  return {
    isDone: () => isDone,
    rounds: () => requests.flatMap((requestId) => store.rounds.byRequest(player, gameId, requestId) ?? []),
  };
};
