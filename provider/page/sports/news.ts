import type { SlipState, SlipView, SportsState } from '../../sports/views.ts';

const OVER: readonly SlipState[] = ['won', 'lost', 'void', 'cashed-out', 'refused'];

export interface NewsDeps {
  /** A slip has been placed. While it is confirming, its stake may still be on its way to the wallet. */
  readonly placed: (slip: SlipView) => void;
  /** A slip is confirmed: the wallet has taken its stake. */
  readonly taken: (slip: SlipView) => void;
  /** A slip is over, or over again after a correction; its payout may still be on its way. 1/10,000 P */
  readonly over: (slip: SlipView, back: number) => void;
  /** The wallet has booked what comes back of a slip, 1/10,000 P, more than 0. */
  readonly paid: (slip: SlipView, back: number) => void;
  readonly ended: (reason: string) => void;
}

/** What comes back of a slip that is over, 1/10,000 P. */
export const backOf = ({ state, stake, payout }: SlipView): number =>
  state === 'refused' || (state === 'void' && payout === 0) ? stake : payout;

/** What happened to the player's slips since the state before. The first state is no news. */
type Known = Pick<SlipView, 'state' | 'isBooked'>;

const isPaid = ({ state, isBooked }: Known): boolean => OVER.includes(state) && isBooked;

export function createNews(deps: NewsDeps) {
  let known: ReadonlyMap<string, Known> | null = null;
  let hasEnded = false;
  return ({ slips, ended }: SportsState): void => {
    for (const slip of known === null ? [] : slips.toReversed()) {
      const last = known?.get(slip.id);
      const before = last?.state;
      if (before === undefined && slip.state !== 'refused') deps.placed(slip);
      if (before === 'confirming' && slip.state !== 'confirming' && slip.state !== 'refused') deps.taken(slip);
      const wasOver = before !== undefined && OVER.includes(before);
      if (OVER.includes(slip.state) && !wasOver && (before !== undefined || slip.state !== 'refused')) {
        deps.over(slip, backOf(slip));
      }
      // A slip that was refused before it was seen has taken nothing.
      const isNews = last === undefined ? slip.state !== 'refused' : !isPaid(last);
      if (isPaid(slip) && isNews && backOf(slip) > 0) deps.paid(slip, backOf(slip));
    }
    known = new Map([...(known ?? []), ...slips.map((slip) => [slip.id, slip] as const)]);
    if (ended !== null && !hasEnded) deps.ended(ended);
    hasEnded = ended !== null;
  };
}
