import { pokDengRoom } from '../engines/board/pokDengRoom.ts';
import type { Seeds } from '../engines/rng/blocks.ts';
import type { RoundBet } from '../play/outcome.ts';
import type { Hand, HandSeat } from '../store/hands.ts';

/**
 * What all who have bet add to the shuffle: the hand, then seat and seed of each, as `PD-4T7K-9QXM/2:malee/5:orchid`.
 * The server seed was committed to before any of it was known.
 */
export const sharedSeed = (id: string, seats: readonly HandSeat[]): string =>
  [id, ...seats.flatMap((one, at) => (one.kind === 'player' ? [`${at + 1}:${one.clientSeed}`] : []))].join('/');

/** What fixes the cards of a hand. */
export const seedsOfHand = ({ id, serverSeed, clientSeed }: Pick<Hand, 'id' | 'serverSeed' | 'clientSeed'>): Seeds => ({
  serverSeed,
  clientSeed: clientSeed ?? id,
  nonce: 1,
});

/** What a bet on a hand comes to is worked out from these: its seat's move is the hand's to say. */
export const betOnHand = (
  { moves }: Pick<Hand, 'moves'>,
  { sheet, stake, choice }: Omit<RoundBet, 'moves'>,
): RoundBet => ({ sheet, stake, choice, moves: movesOfSeat(moves, pokDengRoom.readChoice(choice)?.seat ?? 0) });

export function movesOfSeat(moves: Hand['moves'], seat: number): readonly object[] {
  const move = moves[seat];
  return move === undefined ? [] : [move === 'draw' ? { draw: true } : { stand: true }];
}
