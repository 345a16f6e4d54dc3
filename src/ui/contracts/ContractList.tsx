import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind, ContractRow } from '../../api/contract/agentContract.ts';
import type { ContractSide } from '../../machines/contracts/contracts.events.ts';
import { optionsOf } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListActor } from '../list/listState.ts';
import { ContractRows } from './ContractRows.tsx';

interface ContractListProps {
  readonly actor: ListActor<{ readonly list: readonly ContractRow[]; readonly count: number }>;
  readonly emptyText: string;
  /** Beside Refresh. */
  readonly tools?: ReactNode;
  /** Refreshes more than the list. */
  readonly onRefresh?: () => void;
  readonly isRefreshing?: boolean;
}

/** The contracts of one side and kind (CONTRACT-07). */
export function ContractList({ actor, ...page }: ContractListProps) {
  const { t } = useTranslation();
  const { side = [], kind = [] } = actor.getSnapshot().context.offered;
  return (
    <ListPage
      actor={actor}
      label={t('contracts_list')}
      filters={[
        {
          name: 'side',
          as: 'tabs',
          label: t('contracts_side'),
          options: optionsOf(side as readonly ContractSide[], (id) => t(`contracts_side_${id}`)),
        },
        {
          name: 'kind',
          as: 'chips',
          label: t('contracts_kinds'),
          exact: true,
          options: optionsOf(kind as readonly ContractKind[], (id) => t(`contract_kind_${id}`)),
        },
        {
          name: 'which',
          as: 'select',
          label: t('contracts_which'),
          options: optionsOf(['all', 'active'], (id) => t(`contracts_${id}`)),
        },
      ]}
      rows={(rows) => <ContractRows rows={rows} onOpen={(id) => actor.send({ type: 'list.open', id })} />}
      emptyTitle={t('contracts_none')}
      failedTitle={t('contracts_failed')}
      {...page}
    />
  );
}
