import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import layout from '../../site/centre/page.module.css';
import paper from '../../site/centre/paper.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptTimeline } from './ReceiptTimeline.tsx';
import type { ReceiptProps } from './receiptProps.ts';

/** A withdrawal with its status, and the question whether it has arrived (WD-01). */
export function Receipt({ actor }: Pick<ReceiptProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { detail, failure } = state.context;
  const canLeave = state.can({ type: 'receipt.close' });
  return (
    <div className={classes(layout.page, detail && layout.split)} aria-busy={state.hasTag('busy')}>
      <div className={classes(paper.top, layout.across)}>
        <Button variant="plain" size="small" disabled={!canLeave} onClick={() => actor.send({ type: 'receipt.close' })}>
          <Icon d={chevronLeftIcon} size="small" />
          {t('receipt_back')}
        </Button>
        {detail ? (
          <IconButton
            icon={refreshIcon}
            label={t('receipt_refresh')}
            busy={state.matches('loading')}
            disabled={!state.can({ type: 'receipt.refresh' })}
            onClick={() => actor.send({ type: 'receipt.refresh' })}
          />
        ) : null}
      </div>
      {state.matches('failed') ? (
        <LoadFailed
          title={t('receipt_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'receipt.retry' })}
        />
      ) : null}
      {detail === null && !state.matches('failed') ? <Skeleton lines={8} /> : null}
      {detail && !state.matches('failed') ? (
        <>
          <div className={paper.paper}>
            <ReceiptFacts detail={detail} />
            <AnswerForm actor={actor} state={state} detail={detail} />
          </div>
          <ReceiptTimeline detail={detail} />
        </>
      ) : null}
    </div>
  );
}
