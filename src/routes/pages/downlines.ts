import { downlinesMachine } from '../../machines/agent/downlines/downlines.machine.ts';
import { lineTransferEvents } from '../../machines/agent/lineTransfer/lineTransfer.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { DownlinesPage } from '../../ui/agent/lineTransfer/DownlinesPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...listDetailEvents, ...listEvents, ...lineTransferEvents },
  machine: downlinesMachine,
  View: DownlinesPage,
});
