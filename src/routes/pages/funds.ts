import { fundsEvents } from '../../machines/money/funds/funds.events.ts';
import { fundsMachine } from '../../machines/money/funds/funds.machine.ts';
import { FundsPage } from '../../ui/money/funds/FundsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: fundsEvents, machine: fundsMachine, View: FundsPage });
