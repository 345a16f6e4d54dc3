import { lineTransferEvents } from '../../machines/lineTransfer/lineTransfer.events.ts';
import { lineTransferMachine } from '../../machines/lineTransfer/lineTransfer.machine.ts';
import { LineTransfer } from '../../ui/lineTransfer/LineTransfer.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: lineTransferEvents, machine: lineTransferMachine, View: LineTransfer });
