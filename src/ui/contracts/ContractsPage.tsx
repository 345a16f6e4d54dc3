import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import list from '../centre/list.module.css';
import { Contract } from '../contract/Contract.tsx';
import { OfferPage } from '../contractOffer/OfferPage.tsx';
import { classes } from '../kit/classes.ts';
import { Tabs } from '../kit/Tabs.tsx';
import type { SiteProps } from '../shell/site.ts';
import { childState } from '../states/childState.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { LoadingStatus } from '../states/LoadingStatus.tsx';
import { SwitchedOff } from '../states/SwitchedOff.tsx';
import { ContractFilters } from './ContractFilters.tsx';
import { ContractsPanel } from './ContractsPanel.tsx';
import styles from './contracts.module.css';
import type { ContractsProps } from './contractsProps.ts';
import { WaitingList } from './WaitingList.tsx';

/** The contracts page (CONTRACT-07): requests, contracts by side, one contract, or a new offer. */
export function ContractsPage({ actor, site }: Pick<ContractsProps, 'actor'> & SiteProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAlone = useSelector(site, ({ context }) => context.member?.toUpline === false);
  const { sides, side, kinds, failure } = state.context;
  const { contract, offer } = state.children;
  if (state.matches('following') && contract) return <Contract actor={contract} />;
  if (state.matches('offering') && offer) return <OfferPage actor={offer} />;
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
  const part = childState(state.value, 'loading');
  const words = part && t(`contracts_awaits_${part}`);
  if (kinds.length === 0) return <LoadingStatus label={words} lines={8} />;
  const isStill = !state.matches('list');
  return (
    <div className={classes(list.page, styles.page)}>
      <LoadingStatus label={words} />
      <WaitingList actor={actor} state={state} />
      {sides.length > 1 ? (
        <Tabs
          label={t('contracts_side')}
          panel="contracts"
          selected={side}
          tabs={sides.map((id) => ({ id, label: t(`contracts_side_${id}`) }))}
          disabled={isStill}
          onSelect={(id) => actor.send({ type: 'contracts.chooseSide', side: id })}
        />
      ) : null}
      <ContractFilters actor={actor} state={state} />
      <section
        id="contracts"
        className={list.page}
        role={sides.length > 1 ? 'tabpanel' : undefined}
        aria-label={t(`contracts_side_${side}`)}
        aria-busy={state.hasTag('busy')}
      >
        <ContractsPanel actor={actor} state={state} isAlone={isAlone} />
      </section>
    </div>
  );
}
