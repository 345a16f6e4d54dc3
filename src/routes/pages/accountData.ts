import { accountDataEvents } from '../../machines/account/accountData/accountData.events.ts';
import { accountDataMachine } from '../../machines/account/accountData/accountData.machine.ts';
import { DataPage } from '../../ui/account/accountData/DataPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: accountDataEvents, machine: accountDataMachine, View: DataPage });
