import { useTranslation } from 'react-i18next';
import list from '../centre/list.module.css';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Chips } from '../list/Chips.tsx';
import type { ContractsProps } from './contractsProps.ts';

/** Filters by kind and ended contracts, and the button for a new offer. */
export function ContractFilters({ actor, state }: ContractsProps) {
  const { t } = useTranslation();
  const { kinds, kind, side, over } = state.context;
  const isStill = !state.matches('list');
  return (
    <div className={list.filters}>
      <Chips
        label={t('contracts_kinds')}
        chips={kinds.map((id) => ({ id, label: t(`contract_kind_${id}`) }))}
        chosen={kind}
        disabled={isStill}
        onChoose={(id) => actor.send({ type: 'contracts.chooseKind', kind: id })}
      />
      <div className={list.line}>
        <Chips
          label={t('contracts_which')}
          chips={[
            { id: 'open', label: t('contracts_open') },
            { id: 'all', label: t('contracts_all') },
          ]}
          chosen={over ? 'all' : 'open'}
          disabled={isStill}
          onChoose={(id) => actor.send({ type: 'contracts.chooseOver', over: id === 'all' })}
        />
        <div className={list.line}>
          {side === 'upline' ? (
            <Button
              variant="primary"
              size="small"
              disabled={isStill}
              onClick={() => actor.send({ type: 'contracts.offer' })}
            >
              {t('contracts_offer')}
            </Button>
          ) : null}
          <IconButton
            icon={refreshIcon}
            label={t('contracts_refresh')}
            busy={state.hasTag('busy')}
            onClick={() => actor.send({ type: 'contracts.refresh' })}
          />
        </div>
      </div>
    </div>
  );
}
