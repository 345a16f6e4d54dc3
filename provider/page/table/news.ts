import type { SlipView } from '../../tables/coupTableView.ts';

type Slip = Pick<SlipView, 'id' | 'state' | 'stake' | 'payout'>;

const OVER: readonly string[] = ['settled', 'cancelled'];

/** What the site is told: slips that are in, those that are over once the player has seen the deal, and the end. */
export function createNews(tell: {
  readonly started: (slip: Slip) => void;
  readonly ended: (slip: Slip) => void;
  readonly closed: (reason: string) => void;
}) {
  const started = new Set<string>();
  let isClosed = false;
  return (table: { readonly slips: readonly Slip[]; readonly ended: string | null }, moment: string): void => {
    for (const slip of table.slips) {
      if (slip.state === 'playing' && !started.has(slip.id)) {
        started.add(slip.id);
        tell.started(slip);
      }
      if (OVER.includes(slip.state) && started.has(slip.id) && moment !== 'showing') {
        started.delete(slip.id);
        tell.ended(slip);
      }
    }
    if (table.ended !== null && !isClosed) tell.closed(table.ended);
    isClosed = table.ended !== null;
  };
}
