import { announcementContract } from '../../../api/contract/public/announcement.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** Announcements in the agent centre (AGENT-03), the newest first. */
export const agentNewsMachine = createListMachine({
  id: 'agentNews',
  endpoint: announcementContract.page,
  filters: {},
  translated: true,
  request: ({ page, pageSize, language }) => ({ page, pageSize, language }),
});
