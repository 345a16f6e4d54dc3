import type { OddsChange, SlipKind, SlipRequest, SlipView, SportId, SportsState } from '../../sports/views.ts';
import type { Failure } from '../shell/failure.ts';
import type { SlipContext } from './slipProblem.ts';
import type { Accept, SlipPick } from './slipRules.ts';

export type Tab = 'live' | 'today' | 'tomorrow' | 'all';
/** Kinds of markets in the list, of which a phone shows one at a time. */
export type Column = 'winner' | 'handicap' | 'total';
export type Panel = 'none' | 'slip' | 'bets';

export interface CashOutInput {
  readonly slip: string;
  readonly requestId: string;
  /** 1/10,000 P */
  readonly offer: number;
}
export interface PlacedAnswer {
  readonly slips: readonly SlipView[];
  readonly state: SportsState;
}
export interface CashedAnswer {
  readonly slip: SlipView;
  readonly state: SportsState;
}

/** A slip on its way, and when it was sent by the provider's clock, ms. */
export interface Pending {
  readonly request: SlipRequest;
  readonly at: number;
}

/** What a refusal says besides its code. */
export interface RefusalDetails {
  readonly changes: readonly OddsChange[];
  /** Suspended ones. */
  readonly selections: readonly string[];
  /** Cash-out offered now, 1/10,000 P. */
  readonly offer: number | null;
  /** Largest stake that is possible now, 1/10,000 P; 0: none. */
  readonly most: number | null;
}

export type SlipNotice =
  | { readonly about: 'placed'; readonly slips: readonly SlipView[] }
  | ({ readonly about: 'refused'; readonly code: string } & RefusalDetails)
  | { readonly about: 'full' };
export type BetsNotice =
  | { readonly about: 'cashed'; readonly number: string; readonly payout: number }
  | { readonly about: 'offerChanged'; readonly was: number }
  | { readonly about: 'refused'; readonly code: string }
  | { readonly about: 'noOlder' };

export interface SportsContext extends SlipContext {
  readonly sport: SportId | null;
  readonly league: string | null;
  readonly tab: Tab;
  readonly column: Column;
  /** Matches listed, further ones on demand. */
  readonly listed: number;
  /** Match whose page is open. */
  readonly open: string | null;
  /** What a phone has unfolded. */
  readonly panel: Panel;
  /** Kept until it is answered, so that a repeat is the same slip. */
  readonly pending: Pending | null;
  readonly notice: SlipNotice | null;
  /** Slip whose cash-out is asked about or under way. */
  readonly cashing: CashOutInput | null;
  readonly betsNotice: BetsNotice | null;
  /** Slips before the newest. */
  readonly older: readonly SlipView[];
  readonly hasOlder: boolean;
  readonly failure: Failure | null;
  /** The provider's clock, ms. */
  readonly now: number;
  /** How far it is ahead of this device's, ms. */
  readonly ahead: number;
  /** The slip as it was before a reload. */
  readonly stored: Stored | null;
  readonly deviceNow: () => number;
}

export interface Stored {
  readonly picks: readonly SlipPick[];
  readonly kind: SlipKind;
  readonly stake: string;
  readonly accept: Accept;
  readonly pending: Pending | null;
}
export interface SportsInput {
  readonly stored: Stored | null;
  readonly deviceNow: () => number;
}

export type SportsEvent =
  | { readonly type: 'list.filter'; readonly sport: SportId | null; readonly league: string | null }
  | { readonly type: 'list.setTab'; readonly tab: Tab }
  | { readonly type: 'list.setColumn'; readonly column: Column }
  | { readonly type: 'list.more' }
  | { readonly type: 'match.open'; readonly match: string }
  | { readonly type: 'match.close' }
  | { readonly type: 'slip.pick'; readonly pick: SlipPick }
  | { readonly type: 'slip.remove'; readonly selection: string }
  | { readonly type: 'slip.clear' }
  | { readonly type: 'slip.setKind'; readonly kind: SlipKind }
  | { readonly type: 'slip.setStake'; readonly stake: string }
  | { readonly type: 'slip.setAccept'; readonly accept: Accept }
  /** `accepts`: the player has been shown the odds as they are now, and takes them. */
  | { readonly type: 'slip.place'; readonly requestId: string; readonly accepts: boolean }
  | { readonly type: 'panel.show'; readonly panel: Panel }
  | { readonly type: 'bets.ask'; readonly slip: string; readonly offer: number }
  | { readonly type: 'bets.keep' }
  | { readonly type: 'bets.cashOut'; readonly requestId: string; readonly offer: number }
  | { readonly type: 'bets.older' }
  | { readonly type: 'book.pushed'; readonly state: SportsState }
  | { readonly type: 'book.lost' }
  | { readonly type: 'game.retry' }
  | { readonly type: 'site.hold'; readonly held: boolean };
