import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { contractListMachine } from '../../machines/contracts/contractList.machine.ts';
import list from '../centre/list.module.css';
import { Contract } from '../contract/Contract.tsx';
import { OfferPage } from '../contractOffer/OfferPage.tsx';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import type { SiteProps } from '../shell/site.ts';
import { childState } from '../states/childState.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { LoadingStatus } from '../states/LoadingStatus.tsx';
import { SwitchedOff } from '../states/SwitchedOff.tsx';
import { ContractList } from './ContractList.tsx';
import styles from './contracts.module.css';
import type { ContractsProps } from './contractsProps.ts';
import { WaitingList } from './WaitingList.tsx';

/** The contracts page (CONTRACT-07): requests, contracts by side, one contract, or a new offer. */
export function ContractsPage({ actor, site }: Pick<ContractsProps, 'actor'> & SiteProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAlone = useSelector(site, ({ context }) => context.member?.toUpline === false);
  const { side, failure } = state.context;
  const { contract, offer, list: contracts } = state.children;
  if (state.matches({ open: 'following' }) && contract) return <Contract actor={contract} />;
  if (state.matches({ open: 'offering' }) && offer) return <OfferPage actor={offer} />;
  if (state.matches('closed')) return <SwitchedOff />;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('contracts_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'contracts.retry' })}
      />
    );
  }
  const part = state.matches({ open: 'updating' }) ? 'waiting' : childState(state.value, 'loading');
  const words = part && t(`contracts_awaits_${part}`);
  if (!contracts) return <LoadingStatus label={words} lines={8} />;
  return (
    <div className={classes(list.page, styles.page)}>
      <LoadingStatus label={words} />
      <WaitingList actor={actor} state={state} />
      <ContractList
        actor={contracts as ActorRefFrom<typeof contractListMachine>}
        emptyText={t(side === 'downline' && isAlone ? 'contracts_none_alone' : `contracts_none_${side}`)}
        tools={
          side === 'upline' ? (
            <Button variant="primary" size="small" onClick={() => actor.send({ type: 'contracts.offer' })}>
              {t('contracts_offer')}
            </Button>
          ) : null
        }
        onRefresh={() => actor.send({ type: 'contracts.refresh' })}
        isRefreshing={state.matches({ open: 'updating' })}
      />
    </div>
  );
}
