import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ticketListMachine } from '../../../machines/member/feedback/feedbackRecord.machine.ts';
import type { ticketMachine } from '../../../machines/member/feedback/ticket.machine.ts';
import { ListDetail, type ListDetailActor } from '../../list/ListDetail.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketView } from './TicketView.tsx';

/** The tickets, or one of them. */
export function FeedbackRecord({ actor }: { readonly actor: ListDetailActor }) {
  const { t } = useTranslation();
  return (
    <ListDetail
      actor={actor}
      list={(tickets: ActorRefFrom<typeof ticketListMachine>) => <TicketList actor={tickets} />}
      detail={(ticket: ActorRefFrom<typeof ticketMachine>) => <TicketView actor={ticket} />}
      failedTitle={t('feedback_list_failed')}
    />
  );
}
