import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import { needsMove } from '../engines/board/pokDeng.ts';
import { NO_SEAT, type PokDengRoomView, ROOM_SEATS } from '../engines/board/pokDengRoom.ts';
import { sheetOf } from '../play/gameOdds.ts';
import { roundIdOf } from '../play/spin.ts';
import { takeMove, voidRound } from '../rounds/advanceRound.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import { inPool } from '../rounds/inPool.ts';
import type { Hand, HandMove, HandSeat } from '../store/hands.ts';
import type { Round } from '../store/rounds.ts';
import { seatOf, takesPart } from './bets.ts';
import { sharedSeed } from './handSeeds.ts';
import { BETTING_MS, DECIDING_MS, LATEST_DEAL_MS, SEALED_MS } from './roomTimes.ts';

/** Bets that wait for the wallet at the same time. */
const AT_ONCE = 32;

/** Who sits where: players by seat. */
type Sitting = ReadonlyMap<number, string>;

const SEATS = Array.from({ length: ROOM_SEATS }, (_, at) => at + 1);

/** Whether the player at a seat has yet to say whether they draw. */
export function isAsked({ deal, seats, moves, state }: Hand, seat: number): boolean {
  const cards = deal?.seats?.[seat - 1];
  if (state !== 'deciding' || cards === undefined || seats[seat - 1]?.kind !== 'player') return false;
  return moves[seat] === undefined && needsMove(cards, deal?.banker ?? []);
}

/** Opens, deals and shows the hands of all rooms. Every step is on disk before anybody hears of it. */
export function createHands(deps: ProviderDeps, rounds: Rounds<Round>) {
  const { store, now, randomBytes, play } = deps;

  const seatsOf = (hand: Hand, sitting: Sitting): readonly HandSeat[] => {
    const bets = store.rounds.ofIssue(hand.id).filter(takesPart);
    return SEATS.map((seat) => {
      const bet = bets.find((one) => seatOf(one) === seat);
      if (bet !== undefined)
        return { kind: 'player', player: bet.player, roundId: bet.id, clientSeed: bet.clientSeed } as const;
      const player = sitting.get(seat);
      return player === undefined ? ({ kind: 'house' } as const) : ({ kind: 'out', player } as const);
    });
  };

  /** Pays what was bet on hands that are over. Safe at any time and after any stop. */
  const settle = (): Promise<void> =>
    inPool(store.rounds.handBetsToSettle(), AT_ONCE, async ({ id, isVoid }) => {
      const round = store.rounds.get(id);
      if (round?.state !== 'playing') return;
      if (isVoid) voidRound(deps, round, 'the hand is void');
      else takeMove(deps, round, 'shown');
      await rounds.advance(id);
    });

  /** Opens all cards. Who has said nothing stands. */
  const show = (hand: Hand): Promise<void> => {
    const silent = SEATS.filter((seat) => isAsked(hand, seat)).map((seat) => [seat, 'stand'] as const);
    store.hands.end(hand.id, 'shown', { ...hand.moves, ...Object.fromEntries(silent) }, now());
    return settle();
  };

  return {
    newest: store.hands.newest,
    settle,
    show,
    open: (room: string, gameId: string): void => {
      const opensAt = now();
      const serverSeed = randomBytes(32).toString('hex');
      const sealsAt = opensAt + BETTING_MS;
      store.hands.insert({
        ...{ id: roundIdOf(gameId, randomBytes(6)), gameId, room, rules: sheetOf(gameId), serverSeed },
        number: (store.hands.newest(room)?.number ?? 0) + 1,
        commitment: createHash('sha256').update(serverSeed).digest('hex'),
        ...{ opensAt, sealsAt, dealsAt: sealsAt + SEALED_MS },
      });
    },
    /** Takes bets until an instant, and no longer. */
    seal: ({ id }: Hand, sealsAt: number): void => store.hands.seal({ id, sealsAt, dealsAt: sealsAt + SEALED_MS }),
    /** Deals, once, or voids a hand whose time was missed; shows it at once if nobody has a move. */
    deal: (hand: Hand, sitting: Sitting): Promise<void> => {
      const at = now();
      if (at - hand.dealsAt > LATEST_DEAL_MS) {
        store.hands.end(hand.id, 'void', {}, at);
        return settle();
      }
      const seats = seatsOf(hand, sitting);
      const clientSeed = sharedSeed(hand.id, seats);
      const choice = { mode: 'single', seat: NO_SEAT };
      const bet = { sheet: hand.rules, stake: 0, choice, moves: [] };
      const outcome = play({ serverSeed: hand.serverSeed, clientSeed, nonce: 1 }, bet);
      const deal = 'view' in outcome ? (outcome.view as PokDengRoomView) : null;
      store.hands.deal({ id: hand.id, clientSeed, deal, seats, decidesUntil: at + DECIDING_MS });
      const dealt = store.hands.get(hand.id);
      return dealt !== null && !SEATS.some((seat) => isAsked(dealt, seat)) ? show(dealt) : Promise.resolve();
    },
    /** Whether nobody has a move any longer. */
    isDecided: (hand: Hand): boolean => !SEATS.some((seat) => isAsked(hand, seat)),
    move: (hand: Hand, seat: number, move: HandMove): void =>
      store.hands.move(hand.id, { ...hand.moves, [seat]: move }),
  };
}
export type Hands = ReturnType<typeof createHands>;
