import type { ReferralOverview } from '../../../api/contract/member/referral.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { Copyable } from './referral.events.ts';

export interface ReferralContext {
  /** Of the site: `https://play.example`. */
  readonly origin: string;
  /** Whether the device can share a link. */
  readonly canShare: boolean;
  readonly overview: ReferralOverview | null;
  readonly failure: ApiFailure | null;
  /** The last copy, and how it went. */
  readonly copied: { readonly what: Copyable; readonly outcome: 'underWay' | 'done' | 'failed' } | null;
}

/** The link that friends open: any address keeps its code for the registration (REG-22). */
export const linkOf = ({ origin, overview }: Pick<ReferralContext, 'origin' | 'overview'>): string =>
  `${origin}/?referralCode=${overview?.code ?? ''}`;

/** What goes to the clipboard. */
export const copyTextOf = (context: ReferralContext, what: Copyable): string =>
  what === 'link' ? linkOf(context) : (context.overview?.code ?? '');
