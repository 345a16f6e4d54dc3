/** CONST-21: pages shown around the current one. */
const PAGE_RANGE = 3;
/** CONST-22: pages shown at either end. */
const MARGIN_PAGES = 1;

/** Page numbers of a pager, from 1; `gap` stands for two or more omitted pages. */
export function pageRange(page: number, pages: number): readonly (number | 'gap')[] {
  const width = Math.min(PAGE_RANGE, pages);
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_RANGE / 2), pages - width + 1));
  const last = first + width - 1;
  return Array.from({ length: pages }, (_, place) => place + 1).flatMap((number) => {
    const shown = number <= MARGIN_PAGES || number > pages - MARGIN_PAGES || (number >= first && number <= last);
    if (shown) return [number];
    if (number > last) return closes(number, last + 1, pages - MARGIN_PAGES);
    return closes(number, MARGIN_PAGES + 1, first - 1);
  });
}

/** A single omitted page is shown; several become one gap. */
function closes(number: number, from: number, to: number): readonly (number | 'gap')[] {
  if (from === to) return [number];
  return number === from ? ['gap'] : [];
}
