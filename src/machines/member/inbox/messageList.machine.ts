import { inboxContract, messageKind } from '../../../api/contract/member/inbox.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** Which messages, and in which order. */
export const SHOWN = ['newest', 'unreadFirst', 'unread', 'read'] as const;
type Shown = (typeof SHOWN)[number];

/** The same in the words of the call. */
const ASKED = {
  newest: { show: 'all', order: 'newest' },
  unreadFirst: { show: 'all', order: 'unreadFirst' },
  unread: { show: 'unread', order: 'newest' },
  read: { show: 'read', order: 'newest' },
} as const satisfies Record<Shown, object>;

/** The messages of the member (MEMBER-17), by kind and by read, searched; each opens. */
export const messageListMachine = createListMachine({
  id: 'messageList',
  endpoint: inboxContract.list,
  filters: {
    kind: ['all', ...messageKind.options],
    show: SHOWN,
  },
  search: true,
  translated: true,
  opens: true,
  request: ({ filters: { kind, show }, search, page, pageSize, language }) => ({
    kind,
    ...ASKED[show as Shown],
    search,
    page,
    pageSize,
    language,
  }),
});
