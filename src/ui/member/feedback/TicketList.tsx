import { useTranslation } from 'react-i18next';
import { TICKET_GROUPS, type TicketRow } from '../../../api/contract/member/feedback.ts';
import { Badge } from '../../kit/Badge.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import centre from '../../site/centre/list.module.css';
import layout from '../../site/centre/page.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { ticketTones } from './ticketTones.ts';

interface TicketListProps {
  readonly actor: ListActor<{ readonly list: readonly TicketRow[]; readonly count: number }>;
}

/** The tickets of the member; each opens its messages. */
export function TicketList({ actor }: TicketListProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('feedback_list')}
      filters={[
        {
          name: 'group',
          as: 'select',
          label: t('feedback_group'),
          options: optionsOf(TICKET_GROUPS, (id) => t(`feedback_group_${id}`)),
        },
      ]}
      rows={(rows) => (
        <ul className={centre.rows}>
          {rows.map(({ id, number, type, title, status, dueAt, changedAt }) => (
            <li key={id}>
              <button type="button" className={centre.row} onClick={() => actor.send({ type: 'list.open', id })}>
                <span className={centre.words}>
                  <span>{title}</span>
                  <small className={layout.label}>
                    {t(`feedback_type_${type}`)} · {number}
                  </small>
                </span>
                <span className={centre.end}>
                  <Badge {...ticketTones[status]}>{t(`feedback_status_${status}`)}</Badge>
                  <small className={layout.label}>
                    {dueAt === null ? dateTimeText(changedAt) : t('feedback_by', { time: dateTimeText(dueAt) })}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      emptyTitle={t('feedback_list_empty')}
      emptyText={t('feedback_list_empty_text')}
      failedTitle={t('feedback_list_failed')}
    />
  );
}
