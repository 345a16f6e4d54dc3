import { contractEvents } from '../../machines/contract/contract.events.ts';
import { contractOfferEvents } from '../../machines/contractOffer/contractOffer.events.ts';
import { contractsEvents } from '../../machines/contracts/contracts.events.ts';
import { createContractsMachine } from '../../machines/contracts/contracts.machine.ts';
import { downlinePickerEvents } from '../../machines/downlinePicker/downlinePicker.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { ContractsPage } from '../../ui/contracts/ContractsPage.tsx';
import { pageCode } from '../page.ts';

const contracts = (...sides: Parameters<typeof createContractsMachine>[0]) =>
  pageCode({
    events: { ...contractsEvents, ...contractEvents, ...contractOfferEvents, ...downlinePickerEvents, ...listEvents },
    machine: createContractsMachine(sides),
    View: ContractsPage,
  });

/** CONTRACT-07, for an agent: contracts with the upline and with downlines. */
export const agent = contracts('downline', 'upline');
/** For a member who is not an agent. */
export const myContracts = contracts('downline');
