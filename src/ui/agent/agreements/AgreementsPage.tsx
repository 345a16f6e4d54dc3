import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { agreementListMachine } from '../../../machines/agent/agreements/agreementList.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import list from '../../site/centre/list.module.css';
import type { SiteProps } from '../../site/shell/site.ts';
import { childState } from '../../states/childState.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { SwitchedOff } from '../../states/SwitchedOff.tsx';
import { Agreement } from '../agreement/Agreement.tsx';
import { OfferPage } from '../agreementOffer/OfferPage.tsx';
import { AgreementList } from './AgreementList.tsx';
import styles from './agreements.module.css';
import type { AgreementsProps } from './agreementsProps.ts';
import { WaitingList } from './WaitingList.tsx';

/** The agreements page (CONTRACT-07): requests, agreements by side, one agreement, or a new offer. */
export function AgreementsPage({ actor, site }: Pick<AgreementsProps, 'actor'> & SiteProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAlone = useSelector(site, ({ context }) => context.member?.toUpline === false);
  const { side, failure } = state.context;
  const { agreement, offer, list: agreements } = state.children;
  if (state.matches({ open: 'following' }) && agreement) return <Agreement actor={agreement} />;
  if (state.matches({ open: 'offering' }) && offer) return <OfferPage actor={offer} />;
  if (state.matches('closed')) return <SwitchedOff />;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('agreements_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'agreements.retry' })}
      />
    );
  }
  const part = state.matches({ open: 'updating' }) ? 'waiting' : childState(state.value, 'loading');
  const words = part && t(`agreements_awaits_${part}`);
  if (!agreements)
    return (
      <>
        <LoadingStatus label={words} />
        <PagePlaceholder />
      </>
    );
  return (
    <div className={classes(list.page, styles.page)}>
      <LoadingStatus label={words} />
      <WaitingList actor={actor} state={state} />
      <AgreementList
        actor={agreements as ActorRefFrom<typeof agreementListMachine>}
        emptyText={t(side === 'downline' && isAlone ? 'agreements_none_alone' : `agreements_none_${side}`)}
        tools={
          side === 'upline' ? (
            <Button variant="primary" size="small" onClick={() => actor.send({ type: 'agreements.offer' })}>
              {t('agreements_offer')}
            </Button>
          ) : null
        }
        onRefresh={() => actor.send({ type: 'agreements.refresh' })}
        isRefreshing={state.matches({ open: 'updating' })}
      />
    </div>
  );
}
