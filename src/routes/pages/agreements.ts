import { agreementEvents } from '../../machines/agent/agreement/agreement.events.ts';
import { agreementOfferEvents } from '../../machines/agent/agreementOffer/agreementOffer.events.ts';
import { agreementsEvents } from '../../machines/agent/agreements/agreements.events.ts';
import { createAgreementsMachine } from '../../machines/agent/agreements/agreements.machine.ts';
import { downlinePickerEvents } from '../../machines/agent/downlinePicker/downlinePicker.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { AgreementsPage } from '../../ui/agent/agreements/AgreementsPage.tsx';
import { pageCode } from '../page.ts';

const agreements = (...sides: Parameters<typeof createAgreementsMachine>[0]) =>
  pageCode({
    events: {
      ...agreementsEvents,
      ...agreementEvents,
      ...agreementOfferEvents,
      ...downlinePickerEvents,
      ...listEvents,
    },
    machine: createAgreementsMachine(sides),
    View: AgreementsPage,
  });

/** CONTRACT-07, for an agent: agreements with the upline and with downlines. */
export const agent = agreements('downline', 'upline');
/** For a member who is not an agent. */
export const myAgreements = agreements('downline');
