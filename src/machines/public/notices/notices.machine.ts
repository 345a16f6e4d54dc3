import type { InputFrom } from 'xstate';
import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { announcementContract } from '../../../api/contract/public/announcement.ts';
import { choice, createPage } from '../../page/page.machine.ts';

/** The list of notices (NOTICE-01…04, 08): nine a page, each expands. */
export const noticesDialog = createPage({
  id: 'notices',
  choices: {
    /** The notice that is opened first, on its page (NOTICE-04). */
    selected: choice(visible(z.nullable(z.string())), null, { resets: ['page', 'open'] }),
    /** Null for the page of the selected notice. */
    page: choice(z.nullable(z.int()), null),
    /** Ids of the expanded notices; null for the selected one alone. */
    open: choice(visible(z.nullable(z.array(z.string()))), null),
  },
  reads: (query) => ({
    notices: query(announcementContract.list, {
      request: ({ language }) => ({ types: 'PL,H', platform: 'W', language }) as const,
    }),
  }),
  closes: true,
});

export type NoticesInput = Required<Pick<InputFrom<typeof noticesDialog.machine>, 'language' | 'selected'>>;
