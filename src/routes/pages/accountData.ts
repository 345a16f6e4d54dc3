import { accountDataEvents } from '../../machines/accountData/accountData.events.ts';
import { accountDataMachine } from '../../machines/accountData/accountData.machine.ts';
import { DataPage } from '../../ui/accountData/DataPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: accountDataEvents, machine: accountDataMachine, View: DataPage });
