/** How many pages a list has that comes in parts: one at least, also while nothing is known of it. */
export const pageCount = (list: { readonly count: number } | null, aPage: number): number =>
  Math.max(1, Math.ceil((list?.count ?? 0) / aPage));

/** Whether a list of so many pages has this one; they count from 1. */
export const isPageOf = (pages: number, page: number): boolean => Number.isInteger(page) && page >= 1 && page <= pages;
