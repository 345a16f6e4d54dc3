import * as z from 'zod/mini';
import type { Profile } from '../../../api/contract/account/account.ts';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const pagesEvents = defineEvents({
  /** The address has changed, or is the first: its page, or none. `address` is path and query. */
  'page.changed': z.object({ page: visible(z.nullable(z.string())), address: visible(z.string()) }),
  /** Retry loading the page's code. */
  'page.retry': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});

/** Sent by the game's page: a game was launched, so the recent games have changed. */
export interface GamePlayed {
  readonly type: 'page.gamePlayed';
}

/** Sent by a page that has moved money: balances elsewhere are stale. */
export interface MoneyMoved {
  readonly type: 'page.moneyMoved';
}

/** Sent by the account page: nickname or icon have changed. */
export interface ProfileChanged {
  readonly type: 'page.profileChanged';
  readonly profile: Profile;
}
