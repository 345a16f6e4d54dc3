import type { Announcement } from '../../api/contract/announcement.ts';
import { pageCount } from '../support/paging.ts';

/** NOTICE-01, CONST-06. */
export const NOTICES_PER_PAGE = 9;

export const pagesOf = (notices: readonly Announcement[]): number =>
  pageCount({ count: notices.length }, NOTICES_PER_PAGE);

/** Notices of a page, from 1. */
export const noticesOn = (notices: readonly Announcement[], page: number): readonly Announcement[] =>
  notices.slice((page - 1) * NOTICES_PER_PAGE, page * NOTICES_PER_PAGE);

/** NOTICE-04: the page of the selected notice; the first if unknown. */
export const pageOf = (notices: readonly Announcement[], id: string | null): number =>
  Math.floor(
    Math.max(
      0,
      notices.findIndex((notice) => notice.id === id),
    ) / NOTICES_PER_PAGE,
  ) + 1;
