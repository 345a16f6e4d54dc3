import type { MatchView, SlipView, SportsState } from '../../sports/views.ts';
import { refusalOf } from './refusal.ts';
import type { CashedAnswer, SportsContext, Stored } from './sportsContext.ts';

type Change = Partial<SportsContext>;

/** How long before its answer a slip may have been stamped, ms. */
const CLOCK_SKEW_MS = 5_000;
const OLDER_AT_ONCE = 20;

/** The newest state wins: an answer may come after a push that was made later. */
export function keepState({ state: old, deviceNow }: SportsContext, { state }: { state: SportsState }): Change {
  if (old !== null && state.now < old.now) return {};
  return { state, now: state.now, ahead: state.now - deviceNow(), failure: null, lineIsLost: false };
}

/** Takes the slip up again after a reload, without what has been placed meanwhile. */
export function restore(stored: Stored | null, { slips }: SportsState): Change {
  if (stored === null) return {};
  const { pending } = stored;
  const placed = new Set(
    pending === null
      ? []
      : slips
          .filter(({ placedAt, state }) => placedAt >= pending.at - CLOCK_SKEW_MS && state !== 'refused')
          .flatMap(({ legs }) => legs.map(({ selection }) => selection)),
  );
  const isPlaced = pending?.request.legs.every(({ selection }) => placed.has(selection)) ?? false;
  if (!isPlaced) return stored;
  return { ...stored, picks: stored.picks.filter(({ selection }) => !placed.has(selection)), pending: null };
}

/** Matches that have to be read whole: the one that is open, and those of picks that the list does not hold. */
export const wantedMatches = ({ open, picks, state }: SportsContext): readonly string[] => {
  const listed = new Set(state?.matches.flatMap(({ id, markets }) => markets.map(({ key }) => `${id} ${key}`)) ?? []);
  const unlisted = picks.filter(({ match, market }) => !listed.has(`${match} ${market}`)).map(({ match }) => match);
  return [...new Set([...(open === null ? [] : [open]), ...unlisted])];
};

export const keepMatches = (
  _: SportsContext,
  { matches }: { matches: Readonly<Record<string, MatchView | null>> },
) => ({
  details: matches,
});

export const keepCashedOut = (context: SportsContext, { slip, state }: CashedAnswer): Change => ({
  ...keepState(context, { state }),
  cashing: null,
  betsNotice: { about: 'cashed', number: slip.number, payout: slip.payout },
});

/** The offer is lower than the one that was taken: the player is asked again. */
export function keepOffer({ cashing }: SportsContext, { error }: { error: unknown }): Change {
  const { offer } = refusalOf(error);
  if (cashing === null || offer === null) return { cashing: null, betsNotice: { about: 'refused', code: 'NO_OFFER' } };
  return { cashing: { ...cashing, requestId: '', offer }, betsNotice: { about: 'offerChanged', was: cashing.offer } };
}

export const noticeBets = (_: SportsContext, { error }: { error: unknown }): Change => ({
  cashing: null,
  betsNotice: { about: 'refused', code: refusalOf(error).code },
});

export function keepOlder({ older }: SportsContext, { slips }: { slips: readonly SlipView[] }): Change {
  const known = new Set(older.map(({ id }) => id));
  return {
    older: [...older, ...slips.filter(({ id }) => !known.has(id))],
    hasOlder: slips.length === OLDER_AT_ONCE,
    betsNotice: slips.length === 0 ? { about: 'noOlder' } : null,
  };
}

/** All own slips, newest first. */
export function ownSlips({ state, older }: Pick<SportsContext, 'state' | 'older'>): readonly SlipView[] {
  const newest = state?.slips ?? [];
  const known = new Set(newest.map(({ id }) => id));
  return [...newest, ...older.filter(({ id }) => !known.has(id))];
}
