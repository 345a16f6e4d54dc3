import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { listView } from '../../list/list.events.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const reportViewsEvents = defineEvents({
  /** Save what the report shows under a name, which is typed next. */
  'reportViews.keep': z.object({ view: listView }),
  /** Show a saved view; the empty id shows none. */
  'reportViews.pick': z.object({ id: visible(z.string()) }),
  /** Give the chosen view another name, which is typed next. */
  'reportViews.rename': emptyPayload,
  'reportViews.type': z.object({ value: visible(z.string()) }),
  'reportViews.submit': emptyPayload,
  'reportViews.cancel': emptyPayload,
  /** Delete the chosen view. */
  'reportViews.remove': emptyPayload,
  /** Open the report with the chosen view, or no longer. */
  'reportViews.makeDefault': emptyPayload,
  /** Show a column, or leave it out. */
  'reportViews.column': z.object({ name: visible(z.string()) }),
  'reportViews.retry': emptyPayload,
});
