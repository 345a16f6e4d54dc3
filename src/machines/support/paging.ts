/** Number of pages of a list; at least one, even before loading. */
export const pageCount = (list: { readonly count: number } | null, pageSize: number): number =>
  Math.max(1, Math.ceil((list?.count ?? 0) / pageSize));

/** Whether a list has this page; pages count from 1. */
export const isPageOf = (pages: number, page: number): boolean => Number.isInteger(page) && page >= 1 && page <= pages;
