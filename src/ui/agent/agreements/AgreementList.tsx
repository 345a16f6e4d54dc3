import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementKind, AgreementRow } from '../../../api/contract/agent/agreement.ts';
import type { AgreementSide } from '../../../machines/agent/agreements/agreements.events.ts';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { AgreementRows } from './AgreementRows.tsx';

interface AgreementListProps {
  readonly actor: ListActor<{ readonly list: readonly AgreementRow[]; readonly count: number }>;
  readonly emptyText: string;
  /** Beside Refresh. */
  readonly tools?: ReactNode;
  /** Refreshes more than the list. */
  readonly onRefresh?: () => void;
  readonly isRefreshing?: boolean;
}

/** The agreements of one side and kind (CONTRACT-07). */
export function AgreementList({ actor, ...page }: AgreementListProps) {
  const { t } = useTranslation();
  const { side = [], kind = [] } = actor.getSnapshot().context.offered;
  return (
    <ListPage
      actor={actor}
      label={t('agreements_list')}
      filters={[
        {
          name: 'side',
          as: 'tabs',
          label: t('agreements_side'),
          options: optionsOf(side as readonly AgreementSide[], (id) => t(`agreements_side_${id}`)),
        },
        {
          name: 'kind',
          as: 'chips',
          label: t('agreements_kinds'),
          exact: true,
          options: optionsOf(kind as readonly AgreementKind[], (id) => t(`agreement_kind_${id}`)),
        },
        {
          name: 'which',
          as: 'select',
          label: t('agreements_which'),
          options: optionsOf(['all', 'active'], (id) => t(`agreements_${id}`)),
        },
      ]}
      rows={(rows) => <AgreementRows rows={rows} onOpen={(id) => actor.send({ type: 'list.open', id })} />}
      emptyTitle={t('agreements_none')}
      failedTitle={t('agreements_failed')}
      {...page}
    />
  );
}
