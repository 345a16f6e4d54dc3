import { announcementContract } from '../../../api/contract/public/announcement.ts';
import { createPage } from '../../page/page.machine.ts';

/** News (SCREEN-02): the list by page, or the article of the address. */
export const newsPage = createPage({
  id: 'news',
  reads: (query) => ({
    news: query(announcementContract.list, {
      request: ({ language }) => ({ types: 'B,PL,H', platform: 'W', execution: 'B', language }) as const,
    }),
  }),
});
