import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { PAGE_SIZES } from '../../api/contract/paging.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';
import { daysShift, spanChoice } from './dateRange.ts';

export const pageSize = z.enum(PAGE_SIZES);

/** What is chosen of a list, as a saved view keeps it. */
export const listView = z.object({
  filters: z.record(z.string(), visible(z.string())),
  search: visible(z.string()),
  span: spanChoice,
  days: z.object({ from: visible(z.string()), to: visible(z.string()) }),
});

/** The events of every paged list. */
export const listEvents = defineEvents({
  /** Load the same page again; after a failure, retry. */
  'list.refresh': emptyPayload,
  /** Another value of one filter, such as `status`. */
  'list.filter': z.object({ name: visible(z.string()), value: visible(z.string()) }),
  /** Another date range; `own` opens its two fields. */
  'list.span': z.object({ span: spanChoice }),
  /** A day as yyyy-MM-dd, or half of one. */
  'list.typeDay': z.object({ end: z.enum(['from', 'to']), value: visible(z.string()) }),
  /** Show the days that were typed. */
  'list.submitDays': emptyPayload,
  /** The days right before or after those on screen. */
  'list.shift': z.object({ by: daysShift }),
  'list.type': z.object({ value: visible(z.string()) }),
  /** Search for what was typed. */
  'list.search': emptyPayload,
  'list.page': z.object({ page: z.int() }),
  'list.pageSize': z.object({ size: pageSize }),
  /** Open one row. */
  'list.open': z.object({ id: visible(z.string()) }),
  /** Save all rows that match as a file. */
  'list.export': emptyPayload,
  /** Save what is chosen as a view. */
  'list.keepView': emptyPayload,
  /** Show a saved view; null shows what is chosen at first. */
  'list.takeView': z.object({ view: z.nullable(listView) }),
  'page.language': z.object({ language: languageCode }),
});
