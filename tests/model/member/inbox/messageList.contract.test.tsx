// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { inboxContract } from '../../../../src/api/contract/member/inbox.ts';
import { messageListMachine } from '../../../../src/machines/member/inbox/messageList.machine.ts';
import { MessageList } from '../../../../src/ui/member/inbox/MessageList.tsx';
import { choose, listContract, searchFor } from '../../list/listContract.tsx';
import { paid, SENT_AT } from '../message/message.spec.ts';

const { facts: _facts, ...row } = paid;
const signIn = {
  ...{ id: 'm1', kind: 'security', topic: 'newDevice', sentAt: SENT_AT - 86_400_000, isRead: true },
  ...{ title: 'Sign-in from a new device', text: 'Firefox, Linux' },
};

describe('[MEMBER-17] the list of messages', () => {
  it.each(
    listContract({
      machine: messageListMachine,
      endpoint: inboxContract.list,
      view: (actor) => <MessageList actor={actor} opened={null} tools={null} />,
      first: { kind: 'all', show: 'all', order: 'newest', search: '', page: 1, pageSize: '10', language: 'TH' },
      changes: [
        [() => choose('Kind', 'Security'), { kind: 'security' }],
        [() => choose('Show', 'Unread first'), { order: 'unreadFirst' }],
        [() => choose('Show', 'Unread only'), { show: 'unread', order: 'newest' }],
        [() => choose('Show', 'Read only'), { show: 'read' }],
        [() => searchFor('Search messages', ' money '), { search: 'money' }],
      ],
      some: { list: [{ ...row, isRead: false }, signIn], count: 12, unread: 1 },
      none: { list: [], count: 0, unread: 0 },
      rows: [
        'Withdrawal of P 5,000.00 was sent | We sent it to your account ending 4471. | 22/11 18:30 | Unread',
        'Sign-in from a new device | Firefox, Linux | 21/11 18:30',
      ],
      says: ['1 unread · kept for 12 months'],
      empty: ['No messages', 'News about your money, your account and your rewards appears here.'],
      failed: 'Your messages could not be loaded',
      opens: 'm2',
    }),
  )('%s', (_title, run) => run());
});
