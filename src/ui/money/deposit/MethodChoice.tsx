import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import { methodIcon } from '../methodIcon.ts';
import type { DepositProps } from './depositProps.ts';
import { feeText, limitsText, typicalText } from './methodText.ts';

/** Payment methods with limits, fee and, where measured, usual duration. */
export function MethodChoice({ actor, state }: DepositProps) {
  const { t } = useTranslation();
  const { methods, method: chosen } = state.context;
  return (
    <RadioGroup
      name="method"
      legend={t('deposit_method')}
      selected={chosen}
      disabled={!state.matches({ ready: 'choosing' })}
      options={(methods ?? []).map((method) => ({
        value: method.code,
        icon: methodIcon(method.kind),
        label: method.name,
        note: [limitsText(t, method), feeText(t, method), typicalText(t, method)].filter(Boolean).join(' · '),
      }))}
      onChange={(method) => actor.send({ type: 'deposit.choose', method })}
    />
  );
}
