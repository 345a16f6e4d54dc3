import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { exchangePage } from '../../../machines/member/exchange/exchange.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { readOf } from '../../page/pageView.ts';
import paper from '../../site/centre/paper.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { ExchangeSlip } from './ExchangeSlip.tsx';

/** One exchange (POINTS-03). */
export function Exchange({ actor }: { readonly actor: ActorRefFrom<typeof exchangePage.machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { value: exchange, status, failure, retry } = readOf({ actor, state }, 'exchange');
  const isFailed = status === 'failed';
  return (
    <div className={paper.page} aria-busy={state.hasTag('busy')}>
      <div className={paper.top}>
        <Button onClick={() => actor.send({ type: 'exchange.close' })}>{t('exchange_back')}</Button>
        {exchange && !isFailed ? (
          <IconButton
            icon={refreshIcon}
            label={t('list_refresh')}
            busy={state.hasTag('busy')}
            onClick={() => actor.send({ type: 'exchange.refresh' })}
          />
        ) : null}
      </div>
      {isFailed ? <LoadFailed title={t('exchange_failed')} failure={failure} onRetry={retry} /> : null}
      {exchange === null && !isFailed ? <Skeleton lines={8} /> : null}
      {exchange && !isFailed ? <ExchangeSlip exchange={exchange} /> : null}
    </div>
  );
}
