import { downlineTreeEvents } from '../../machines/agentReports/downlineTree.events.ts';
import { downlineTreeMachine } from '../../machines/agentReports/downlineTree.machine.ts';
import { lineTransferEvents } from '../../machines/lineTransfer/lineTransfer.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { rateChangeEvents } from '../../machines/registerCentre/rateChange.events.ts';
import { DownlineTreePage } from '../../ui/agentReports/DownlineTreePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...downlineTreeEvents, ...rateChangeEvents, ...lineTransferEvents, ...listEvents },
  machine: downlineTreeMachine,
  View: DownlineTreePage,
});
