import type { SnapshotFrom } from 'xstate';
import { payoutAt } from '../../engines/crash/crashRound.ts';
import { LEAST_TARGET } from '../../engines/crash/odds.ts';
import type { CopyKey } from '../copy/copy.en.ts';
import type { crashMachine } from './crash.machine.ts';
import { betInRound } from './crash.setup.ts';

export type CrashSnapshot = SnapshotFrom<typeof crashMachine>;

/** Where the player's own bet stands in the machine. */
export const betAt = ({ value }: CrashSnapshot): string =>
  typeof value === 'object' && 'playing' in value && typeof value.playing === 'object' ? String(value.playing.bet) : '';

export const isLineLost = (snapshot: CrashSnapshot): boolean => snapshot.matches({ playing: { line: 'lost' } });

/** The one large button: what it says, the amount on it, and what a press does. */
export interface Go {
  readonly text: CopyKey;
  /** 1/10,000 P */
  readonly amount: number;
  readonly does: 'bet' | 'cash' | 'nothing';
}

/** @param multiplier now, in hundredths */
export function goOf(snapshot: CrashSnapshot, multiplier: number): Go {
  const { table, stake, pending } = snapshot.context;
  const at = betAt(snapshot);
  const mine = betInRound(table);
  const phase = table?.round?.phase;
  const flies = mine?.state === 'flying' ? mine : null;
  if (at === 'placing' || at === 'unsure')
    return { text: 'crash_placing', amount: pending?.stake ?? stake, does: 'nothing' };
  if (at === 'queued') return { text: 'crash_withdraw', amount: pending?.stake ?? stake, does: 'bet' };
  if (flies !== null && phase === 'running') {
    const amount = payoutAt(flies.stake, multiplier);
    if (at === 'cashing' || at === 'cashUnsure') return { text: 'crash_cashing', amount, does: 'nothing' };
    return { text: 'crash_cash', amount, does: multiplier < LEAST_TARGET || isLineLost(snapshot) ? 'nothing' : 'cash' };
  }
  if (mine !== null && phase === 'betting') {
    return { text: mine.state === 'betting' ? 'crash_placing' : 'crash_is_in', amount: mine.stake, does: 'nothing' };
  }
  const canBet = snapshot.can({ type: 'bet.press', requestId: '' }) && !isLineLost(snapshot);
  return {
    text: phase === 'betting' ? 'crash_bet' : 'crash_bet_next',
    amount: stake,
    does: canBet ? 'bet' : 'nothing',
  };
}
