import type { TableView } from '../../crash/tableView.ts';
import { payoutAt } from '../../engines/crash/crashRound.ts';
import { multiplierAt } from '../../engines/crash/curve.ts';
import { money, signed, type Translate } from '../copy/text.ts';
import { betInRound, type CrashContext } from './crash.setup.ts';

/** `2.47×` from hundredths. */
export const times = (multiplier: number): string => `${(multiplier / 100).toFixed(2)}×`;

export type Shown =
  | { readonly phase: 'opening' }
  | { readonly phase: 'waiting'; readonly left: number }
  | { readonly phase: 'flying'; readonly multiplier: number }
  | { readonly phase: 'down'; readonly multiplier: number; readonly left: number }
  | { readonly phase: 'interrupted' };

/** What the sky shows. @param now of the provider, ms */
export function shownAt(table: TableView | null, now: number, restMs: number): Shown {
  const round = table?.round ?? null;
  if (round === null) return { phase: 'opening' };
  if (round.phase === 'betting') return { phase: 'waiting', left: Math.max(0, round.launchAt - now) };
  if (round.phase === 'running') return { phase: 'flying', multiplier: multiplierAt(now - round.launchAt) };
  if (round.point === null) return { phase: 'interrupted' };
  return { phase: 'down', multiplier: round.point, left: Math.max(0, (round.endedAt ?? now) + restMs - now) };
}

const CODES: Readonly<Record<string, Parameters<Translate>[0]>> = {
  INSUFFICIENT_FUNDS: 'insufficient',
  LIMIT_REACHED: 'limit',
  SESSION_ENDED: 'session_ended',
  SESSION_UNKNOWN: 'session_ended',
  PLAYER_BLOCKED: 'player_blocked',
  ROUND_OPEN: 'round_open',
  BETS_CLOSED: 'crash_closed',
  TOO_LATE: 'crash_too_late',
  TOO_EARLY: 'crash_earliest',
};

/** The line below the button. @param multiplier now, in hundredths */
export function trayOf(t: Translate, context: CrashContext, at: string, multiplier: number): string {
  const { table, notice, held } = context;
  const mine = table?.mine ?? null;
  const inRound = betInRound(table);
  if (at === 'unsure' || at === 'cashUnsure') return t('crash_unsure');
  if (at === 'queued') return t('crash_queued');
  if (notice !== null) return t(CODES[notice] ?? 'refused', { balance: money(table?.balance ?? 0) });
  if (table?.ended != null) return `${t('ended')}. ${t('ended_hint')}`;
  if (held) return t('held');
  if (mine?.state === 'cancelled' && mine.roundId === table?.round?.id) {
    return t(table.round.phase === 'over' && table.round.point === null ? 'crash_void' : 'crash_back');
  }
  if (inRound !== null && inRound.multiplier !== null) {
    const { stake, payout } = inRound;
    return `${t('crash_paid', { at: times(inRound.multiplier) })} · ${t('after_stake')} ${signed(payout - stake)}`;
  }
  if (inRound?.state === 'betting') return t('crash_placing');
  if (inRound !== null && table?.round?.phase === 'running') {
    const { stake } = inRound;
    return `${money(stake)} × ${(multiplier / 100).toFixed(2)} · ${t('after_stake')} ${signed(payoutAt(stake, multiplier) - stake)}`;
  }
  if (inRound !== null && table?.round?.phase === 'over') return `${t('crash_lost')} ${signed(-inRound.stake)}`;
  if (table?.round?.phase !== 'betting') return '';
  return inRound === null ? t('crash_closes') : t('crash_in_air');
}
