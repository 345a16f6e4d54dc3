import { fundsEvents } from '../../machines/funds/funds.events.ts';
import { fundsMachine } from '../../machines/funds/funds.machine.ts';
import { FundsPage } from '../../ui/funds/FundsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: fundsEvents, machine: fundsMachine, View: FundsPage });
