import { contributionsOf, type JackpotId } from '../engines/slot/jackpots.ts';
import type { ParSheet } from '../engines/slot/parSheet.ts';
import { parSheets } from '../engines/slot/parSheets.ts';
import type { RoundOutcome } from '../play/outcome.ts';
import type { Round } from '../store/rounds.ts';

/** The jackpot that an outcome wins, or none. */
export const wonJackpot = (outcome: RoundOutcome | null): JackpotId | undefined =>
  outcome !== null && 'spins' in outcome ? (outcome.jackpot?.won ?? undefined) : undefined;

/** What a pot has paid in a round, as part of its payout, 1/10,000 P. */
export const jackpotPaid = ({ events }: Pick<Round, 'events'>): number =>
  events.reduce((sum, event) => sum + (event.type === 'jackpot.paid' ? event.amount : 0), 0);

/** What the calls of a round tell the wallet of jackpots: parts of the stake, and a win. */
export function jackpotFacts({ sheet, stake, outcome }: Pick<Round, 'sheet' | 'stake' | 'outcome'>) {
  const { jackpot }: Partial<ParSheet> = parSheets[sheet as keyof typeof parSheets] ?? {};
  const won = wonJackpot(outcome);
  return {
    ...(jackpot === undefined ? {} : { contributions: contributionsOf(jackpot, stake) }),
    ...(won === undefined ? {} : { jackpot: won }),
  };
}
