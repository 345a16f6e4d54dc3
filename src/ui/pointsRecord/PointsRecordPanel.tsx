import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pointsRecordMachine } from '../../machines/pointsRecord/pointsRecord.machine.ts';
import list from '../centre/list.module.css';
import { Chips } from '../statement/Chips.tsx';
import { DaysLine } from './DaysLine.tsx';
import { ExchangeDetail } from './ExchangeDetail.tsx';
import { ExchangeRows } from './ExchangeRows.tsx';
import { PointMovementRows } from './PointMovementRows.tsx';
import { RecordPart } from './RecordPart.tsx';

export interface PointsRecordProps {
  readonly actor: ActorRefFrom<typeof pointsRecordMachine>;
  readonly state: SnapshotFrom<typeof pointsRecordMachine>;
}

/** The history of points: exchanges, all movements, and one exchange (POINTS-01, 03, 08). */
export function PointsRecordPanel({ actor }: Pick<PointsRecordProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { exchanges, movements, opened } = state.context;
  if (state.matches('exchange') && opened) return <ExchangeDetail actor={actor} state={state} exchange={opened} />;
  const shown = state.matches('movements') ? 'movements' : 'exchanges';
  return (
    <div className={list.page} aria-busy={state.hasTag('busy')}>
      <Chips
        label={t('history_kinds')}
        chips={(['exchanges', 'movements'] as const).map((id) => ({ id, label: t(`history_${id}`) }))}
        chosen={shown}
        onChoose={(id) =>
          actor.send({ type: id === 'movements' ? 'pointsRecord.showMovements' : 'pointsRecord.showExchanges' })
        }
      />
      <DaysLine actor={actor} state={state} />
      <RecordPart actor={actor} state={state} part={shown === 'movements' ? movements : exchanges}>
        {shown === 'movements' ? (
          <PointMovementRows rows={movements?.list ?? []} />
        ) : (
          <ExchangeRows rows={exchanges?.list ?? []} onOpen={(id) => actor.send({ type: 'pointsRecord.open', id })} />
        )}
      </RecordPart>
    </div>
  );
}
