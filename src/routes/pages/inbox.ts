import { inboxEvents } from '../../machines/inbox/inbox.events.ts';
import { inboxMachine } from '../../machines/inbox/inbox.machine.ts';
import { messageEvents } from '../../machines/inbox/message.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { InboxPage } from '../../ui/inbox/InboxPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...inboxEvents, ...messageEvents, ...listEvents },
  machine: inboxMachine,
  View: InboxPage,
});
