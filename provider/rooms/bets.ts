import { pokDengRoom } from '../engines/board/pokDengRoom.ts';
import type { Round } from '../store/rounds.ts';

const BACK: ReadonlySet<Round['state']> = new Set(['refused', 'cancelled']);
/** The wallet has not confirmed the stake. */
const UNCONFIRMED: ReadonlySet<Round['state']> = new Set(['committed', 'betting', 'cancelling']);

/** Whether a bet is still meant: its stake is taken, or on its way. */
export const isMeant = ({ state }: Pick<Round, 'state'>): boolean => !BACK.has(state);
/** Whether a bet is in: its stake is taken. */
export const takesPart = ({ state }: Pick<Round, 'state'>): boolean => !BACK.has(state) && !UNCONFIRMED.has(state);

/** The seat that a bet was made at. */
export const seatOf = ({ choice }: Pick<Round, 'choice'>): number => pokDengRoom.readChoice(choice)?.seat ?? 0;
