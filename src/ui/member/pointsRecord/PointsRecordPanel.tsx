import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Exchange as ExchangeRow, PointMovement } from '../../../api/contract/member/points.ts';
import type { pointsRecordMachine } from '../../../machines/member/pointsRecord/pointsRecord.machine.ts';
import { Chips } from '../../list/Chips.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import list from '../../site/centre/list.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { Exchange } from '../exchange/Exchange.tsx';
import { ExchangeRows } from './ExchangeRows.tsx';
import { PointMovementRows } from './PointMovementRows.tsx';

interface PartOf<Row> {
  readonly list: readonly Row[];
  readonly count: number;
}

/** The history of points: exchanges, movements, or one exchange (POINTS-01, 03, 08). */
export function PointsRecordPanel({ actor }: { readonly actor: ActorRefFrom<typeof pointsRecordMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { exchanges, exchange, movements } = state.children;
  if (exchange) return <Exchange actor={exchange} />;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('history_failed')}
        failure={null}
        onRetry={() => actor.send({ type: 'pointsRecord.retry' })}
      />
    );
  }
  return (
    <div className={list.page}>
      <Chips
        label={t('history_kinds')}
        chips={(['exchanges', 'movements'] as const).map((id) => ({ id, label: t(`history_${id}`) }))}
        chosen={state.matches('movements') ? 'movements' : 'exchanges'}
        onChoose={(id) =>
          actor.send({ type: id === 'movements' ? 'pointsRecord.showMovements' : 'pointsRecord.showExchanges' })
        }
      />
      {exchanges ? <ExchangeList actor={exchanges} /> : null}
      {movements ? <PointMovementList actor={movements} /> : null}
    </div>
  );
}

export function ExchangeList({ actor }: { readonly actor: ListActor<PartOf<ExchangeRow>> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      folds
      label={t('history_exchanges')}
      shifts
      rows={(rows) => <ExchangeRows rows={rows} onOpen={(id) => actor.send({ type: 'list.open', id })} />}
      emptyTitle={t('history_none')}
      emptyText={t('history_none_text')}
      failedTitle={t('history_failed')}
    />
  );
}

export function PointMovementList({ actor }: { readonly actor: ListActor<PartOf<PointMovement>> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      folds
      label={t('history_movements')}
      shifts
      rows={(rows) => <PointMovementRows rows={rows} />}
      emptyTitle={t('history_none')}
      emptyText={t('history_none_text')}
      failedTitle={t('history_failed')}
    />
  );
}
