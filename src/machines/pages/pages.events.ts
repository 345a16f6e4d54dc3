import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const pagesEvents = {
  /** The address has changed, or is the first: the page that it names, or none. */
  'page.at': z.object({ page: z.nullable(z.string()) }),
  /** The code of the page could not be loaded; try again. */
  'page.retry': nothing,
  'page.language': z.object({ language: languageCode }),
};

/** What a page tells when it has moved money: whatever shows a balance elsewhere is out of date. */
export interface MoneyMoved {
  readonly type: 'page.moneyMoved';
}
