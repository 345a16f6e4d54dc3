import { downlineTreeEvents } from '../../machines/agent/agentReports/downlineTree.events.ts';
import { downlineTreeMachine } from '../../machines/agent/agentReports/downlineTree.machine.ts';
import { lineTransferEvents } from '../../machines/agent/lineTransfer/lineTransfer.events.ts';
import { rateChangeEvents } from '../../machines/agent/registerCentre/rateChange.events.ts';
import { DownlineTreePage } from '../../ui/agent/agentReports/DownlineTreePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...downlineTreeEvents, ...rateChangeEvents, ...lineTransferEvents },
  machine: downlineTreeMachine,
  View: DownlineTreePage,
});
