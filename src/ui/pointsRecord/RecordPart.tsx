import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pagesOf } from '../../machines/pointsRecord/pointsRecord.rules.ts';
import { ListSkeleton } from '../centre/ListSkeleton.tsx';
import list from '../centre/list.module.css';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Pager } from '../kit/Pager.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import type { PointsRecordProps } from './PointsRecordPanel.tsx';

interface RecordPartProps extends PointsRecordProps {
  /** Null until it has come. */
  readonly part: { readonly count: number } | null;
  readonly children: ReactNode;
}

/** A page of a list with the way to the others, or why there is none. */
export function RecordPart({ actor, state, part, children }: RecordPartProps) {
  const { t } = useTranslation();
  const { failure, page } = state.context;
  if (failure) {
    return (
      <ErrorState
        title={t('history_failed')}
        text={failureText(t, failure)}
        action={
          <Button variant="primary" onClick={() => actor.send({ type: 'pointsRecord.refresh' })}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (part === null) return <ListSkeleton lines={8} />;
  if (part.count === 0) {
    return (
      <EmptyState
        title={t('history_none')}
        text={t('history_none_text')}
        action={
          <Button
            disabled={!state.can({ type: 'pointsRecord.refresh' })}
            onClick={() => actor.send({ type: 'pointsRecord.refresh' })}
          >
            {t('exchange_again')}
          </Button>
        }
      />
    );
  }
  const pages = pagesOf(part);
  return (
    <section className={list.panel} aria-label={t('mall_record')}>
      {children}
      <div className={list.foot}>
        <Button
          size="small"
          disabled={!state.can({ type: 'pointsRecord.refresh' })}
          onClick={() => actor.send({ type: 'pointsRecord.refresh' })}
        >
          {t('exchange_again')}
        </Button>
        {pages > 1 ? (
          <Pager
            label={t('history_pages')}
            previousLabel={t('pager_previous')}
            nextLabel={t('pager_next')}
            pageLabel={(number) => t('history_page', { page: number })}
            page={page}
            pages={pages}
            onPage={(number) => actor.send({ type: 'pointsRecord.turnTo', page: number })}
          />
        ) : null}
      </div>
    </section>
  );
}
