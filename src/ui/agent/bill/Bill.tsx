import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { readOf, writeOf } from '../../page/pageView.ts';
import paper from '../../site/centre/paper.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { BillClaim } from './BillClaim.tsx';
import { BillSlip } from './BillSlip.tsx';
import { BillTeam } from './BillTeam.tsx';
import type { BillProps } from './billProps.ts';

/** One bill: its calculation line by line, and its claim (decision M9). */
export function Bill({ actor }: Pick<BillProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { value: detail, status, failure, retry } = readOf({ actor, state }, 'detail');
  const isFailed = status === 'failed';
  return (
    <div className={paper.page} aria-busy={state.hasTag('busy')}>
      <div className={paper.top}>
        <Button disabled={!state.can({ type: 'bill.close' })} onClick={() => actor.send({ type: 'bill.close' })}>
          {t('bill_back')}
        </Button>
        {detail && !isFailed ? (
          <IconButton
            icon={refreshIcon}
            label={t('list_refresh')}
            busy={status === 'loading'}
            disabled={!state.can({ type: 'bill.refresh' })}
            onClick={() => actor.send({ type: 'bill.refresh' })}
          />
        ) : null}
      </div>
      {isFailed ? <LoadFailed title={t('bill_failed')} failure={failure} onRetry={retry} /> : null}
      {detail === null && !isFailed ? <Skeleton lines={8} /> : null}
      {detail && !isFailed ? (
        <>
          <div className={paper.paper}>
            <BillSlip detail={detail} />
            <BillClaim
              detail={detail}
              claim={writeOf({ actor, state }, 'claim')}
              can={state.can({ type: 'bill.claim' })}
              onClaim={() => actor.send({ type: 'bill.claim' })}
            />
          </div>
          <BillTeam detail={detail} />
        </>
      ) : null}
    </div>
  );
}
