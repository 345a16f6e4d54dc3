import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { PAGE_SIZES } from '../../api/contract/paging.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';
import { daysShift, spanChoice } from './dateRange.ts';

export const pageSize = z.enum(PAGE_SIZES);

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
  'page.language': z.object({ language: languageCode }),
});
