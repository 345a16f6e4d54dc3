import type { SnapshotFrom } from 'xstate';
import type { RoomBet, RoomSeat, RoomView } from '../../rooms/roomView.ts';
import { sayIn } from '../board/board.ts';
import type { T } from '../boards/pokDeng/words.ts';
import type { Language, Translate } from '../copy/text.ts';
import { en, type RoomKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import type { roomMachine } from './room.machine.ts';
import { betIn, type RoomEvent } from './room.setup.ts';

type RoomSnapshot = SnapshotFrom<typeof roomMachine>;

/** What the hand is at, as this page shows it. */
export type Moment = 'opening' | 'betting' | 'closed' | 'deciding' | 'showing' | 'shown' | 'void';

/** @param now of the provider, ms */
export function momentOf(snapshot: RoomSnapshot, now: number): Moment {
  const hand = snapshot.context.room?.hand ?? null;
  if (hand === null) return 'opening';
  if (hand.phase === 'shown') return snapshot.matches({ inRoom: { cards: 'showing' } }) ? 'showing' : 'shown';
  if (hand.phase === 'void' || hand.phase === 'deciding') return hand.phase;
  return hand.phase === 'betting' && now < hand.sealsAt ? 'betting' : 'closed';
}

interface Deadline {
  /** ms */
  readonly left: number;
  /** Of 1. */
  readonly share: number;
}

/** The moment that comes by the clock. */
export function deadlineOf(room: RoomView | null, moment: Moment, now: number): Deadline | null {
  const hand = room?.hand ?? null;
  if (hand === null) return null;
  const of = (until: number | null, whole: number): Deadline | null => {
    if (until === null) return null;
    const left = Math.max(0, until - now);
    return { left, share: Math.min(1, left / whole) };
  };
  if (moment === 'betting') return of(hand.sealsAt, 15_000);
  if (moment === 'deciding') return of(hand.decidesUntil, 12_000);
  return moment === 'shown' || moment === 'void' ? of(hand.nextAt, 8_000) : null;
}

/** Seats of the others, as they sit round the table from the player's left hand. */
export function othersOf({ seats, seat }: RoomView): readonly RoomSeat[] {
  if (seat === null) return seats;
  return [...seats.slice(seat), ...seats.slice(0, seat - 1)];
}

/** Own bet, and the money as far as it has been shown. */
export function ownOf(room: RoomView | null, moment: Moment) {
  const bet: RoomBet | null = room === null ? null : betIn(room);
  const isHidden = moment === 'showing' && bet?.state === 'settled';
  const back = isHidden ? bet.payout : 0;
  const net = isHidden ? bet.payout - bet.stake : 0;
  return { bet, balance: room === null ? null : room.balance - back, net: (room?.net ?? 0) - net };
}

/** What a player can do besides what the machine is sent. */
export interface RoomActions {
  readonly send: (event: RoomEvent) => void;
  readonly bet: () => void;
}

export interface RoomFrame {
  readonly snapshot: RoomSnapshot;
  readonly moment: Moment;
  /** Of the provider, ms. */
  readonly now: number;
  /** The texts that all games share, those of Pok Deng, and those of a room. */
  readonly t: Translate;
  readonly cards: T;
  readonly say: (key: RoomKey, values?: Readonly<Record<string, string | number>>) => string;
  readonly actions: RoomActions;
}

export const sayOfRoom = (language: Language) => sayIn({ EN: en, TH: th }, language);
