import { listEvents } from '../../machines/list/list.events.ts';
import { inboxEvents } from '../../machines/member/inbox/inbox.events.ts';
import { inboxMachine } from '../../machines/member/inbox/inbox.machine.ts';
import { messageEvents } from '../../machines/member/inbox/message.events.ts';
import { InboxPage } from '../../ui/member/inbox/InboxPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...inboxEvents, ...messageEvents, ...listEvents },
  machine: inboxMachine,
  View: InboxPage,
});
