import * as z from 'zod/mini';

export const PAGE_SIZES = ['10', '20', '50'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The end of the year 9999 in GMT+8: a later instant has no readable date. */
const LAST_INSTANT = 253_402_271_999_999;
const queryInstant = () => z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(LAST_INSTANT));

/** The fields of a request for a page: from 1, and the rows on it. */
export const pageQuery = {
  page: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  pageSize: z.enum(PAGE_SIZES),
};

/** The fields of a date range, ms: from the first instant to just before the second. */
export const dateRange = { from: queryInstant(), to: queryInstant() };
/** The date range that contains every instant. */
export const ANY_TIME = { from: 0, to: LAST_INSTANT } as const;

/** Page and dates of a call whose parameters the specification does not name: any client may leave them out. */
export const firstPage = {
  page: z._default(pageQuery.page, 1),
  pageSize: z._default(pageQuery.pageSize, '20'),
};
export const anyTime = {
  from: z._default(dateRange.from, ANY_TIME.from),
  to: z._default(dateRange.to, ANY_TIME.to),
};

/** A file holds at most so many rows: a longer time is asked for in parts. */
export const MAX_EXPORT_ROWS = 10_000;

/** All rows of a query as CSV, the oldest first; `left` counts those that did not fit. */
export const csvFile = z.object({ name: z.string(), csv: z.string(), left: z.int() });

/** A page of rows, the count of all rows that match, and sums over all of them. */
/* @__NO_SIDE_EFFECTS__ */
export const paged = <Row extends z.ZodMiniType, Sums extends z.core.$ZodLooseShape = Record<never, never>>(
  row: Row,
  sums: Sums = {} as Sums,
) => z.object({ list: z.array(row), count: z.int(), ...sums });
