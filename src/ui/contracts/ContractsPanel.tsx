import { useTranslation } from 'react-i18next';
import { pagesOf } from '../../machines/contracts/contracts.rules.ts';
import { ListSkeleton } from '../centre/ListSkeleton.tsx';
import { Button } from '../kit/Button.tsx';
import { Pager } from '../kit/Pager.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { ContractRows } from './ContractRows.tsx';
import type { ContractsProps } from './contractsProps.ts';

interface ContractsPanelProps extends ContractsProps {
  /** Whether the member has no upline, so nobody can offer a contract. */
  readonly isAlone: boolean;
}

/** One page of contracts of a side and kind. */
export function ContractsPanel({ actor, state, isAlone }: ContractsPanelProps) {
  const { t } = useTranslation();
  const { part, page, side, over, failure } = state.context;
  if (state.matches({ list: 'failed' })) {
    return (
      <LoadFailed
        title={t('contracts_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'contracts.refresh' })}
      />
    );
  }
  if (part === null) return <ListSkeleton lines={6} />;
  if (part.count === 0) {
    return (
      <EmptyState
        title={t('contracts_none')}
        text={t(side === 'downline' && isAlone ? 'contracts_none_alone' : `contracts_none_${side}`)}
        action={
          over ? null : (
            <Button
              disabled={!state.matches('list')}
              onClick={() => actor.send({ type: 'contracts.chooseOver', over: true })}
            >
              {t('contracts_see_all')}
            </Button>
          )
        }
      />
    );
  }
  const pages = pagesOf(state.context);
  return (
    <>
      <ContractRows actor={actor} state={state} rows={part.list} />
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          label={t('contracts_pages')}
          previousLabel={t('pager_previous')}
          nextLabel={t('pager_next')}
          pageLabel={(number) => t('contracts_page', { page: number })}
          disabled={!state.matches('list')}
          onPage={(number) => actor.send({ type: 'contracts.page', page: number })}
        />
      ) : null}
    </>
  );
}
