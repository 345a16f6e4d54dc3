import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { isPageOf, pageCount } from '../../support/paging.ts';

/** NOTICE-01, CONST-06. */
export const NOTICES_PER_PAGE = 9;

export const pagesOf = (notices: readonly Announcement[]): number =>
  pageCount({ count: notices.length }, NOTICES_PER_PAGE);

/** Notices of a page, from 1. */
export const noticesOn = (notices: readonly Announcement[], page: number): readonly Announcement[] =>
  notices.slice((page - 1) * NOTICES_PER_PAGE, page * NOTICES_PER_PAGE);

interface NoticesChosen {
  readonly selected: string | null;
  readonly page: number | null;
  readonly open: readonly string[] | null;
}

/** The page on screen, from 1: the chosen one, else that of the selected notice. */
export const shownPage = (notices: readonly Announcement[], { page, selected }: NoticesChosen): number =>
  page !== null && isPageOf(pagesOf(notices), page) ? page : pageOf(notices, selected);

/** The expanded notices. */
export const openNotices = ({ open, selected }: NoticesChosen): readonly string[] =>
  open ?? (selected === null ? [] : [selected]);

/** The expanded notices after one was expanded or closed, each by itself (NOTICE-03). */
export const toggled = (open: readonly string[], id: string): string[] =>
  open.includes(id) ? open.filter((other) => other !== id) : [...open, id];

/** NOTICE-04: the page of the selected notice; the first if unknown. */
const pageOf = (notices: readonly Announcement[], id: string | null): number =>
  Math.floor(
    Math.max(
      0,
      notices.findIndex((notice) => notice.id === id),
    ) / NOTICES_PER_PAGE,
  ) + 1;
