import { lineTransferEvents } from '../../machines/agent/lineTransfer/lineTransfer.events.ts';
import { lineTransferMachine } from '../../machines/agent/lineTransfer/lineTransfer.machine.ts';
import { LineTransfer } from '../../ui/agent/lineTransfer/LineTransfer.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: lineTransferEvents, machine: lineTransferMachine, View: LineTransfer });
