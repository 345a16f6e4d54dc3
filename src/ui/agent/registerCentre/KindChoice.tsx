import { useTranslation } from 'react-i18next';
import { Chips } from '../../list/Chips.tsx';

interface KindChoiceProps {
  readonly isAgent: boolean;
  readonly disabled: boolean;
  readonly onChoose: (isAgent: boolean) => void;
}

/** Whether a new account is a member's or an agent's. */
export function KindChoice({ isAgent, disabled, onChoose }: KindChoiceProps) {
  const { t } = useTranslation();
  return (
    <Chips
      label={t('registerCentre_kind')}
      chips={[
        { id: 'member', label: t('registerCentre_member') },
        { id: 'agent', label: t('registerCentre_agent') },
      ]}
      chosen={isAgent ? 'agent' : 'member'}
      columns={2}
      disabled={disabled}
      onChoose={(id) => onChoose(id === 'agent')}
    />
  );
}
