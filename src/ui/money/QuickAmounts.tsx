import { useTranslation } from 'react-i18next';
import { amountToInput, type ParsedAmount } from '../../machines/money/amount.ts';
import { formatMoney } from '../kit/money.ts';
import { Chips } from '../list/Chips.tsx';

/** In 1/10,000 P: P 100 to P 10,000. */
const AMOUNTS = [1_000_000, 3_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000] as const;

interface QuickAmountsProps {
  readonly typed: ParsedAmount;
  /** Limits, in 1/10,000 P. */
  readonly least: number;
  readonly most: number;
  readonly disabled: boolean;
  /** An amount as typed. */
  readonly onChoose: (value: string) => void;
}

/** Common amounts within the limits, at a press. */
export function QuickAmounts({ typed, least, most, disabled, onChoose }: QuickAmountsProps) {
  const { t } = useTranslation();
  const offered = AMOUNTS.filter((amount) => amount >= least && amount <= most);
  if (offered.length === 0) return null;
  return (
    <Chips
      label={t('amount_quick')}
      chips={offered.map((amount) => ({ id: amountToInput(amount), label: formatMoney(amount).replace('.00', '') }))}
      chosen={'amount' in typed ? amountToInput(typed.amount) : ''}
      disabled={disabled}
      onChoose={onChoose}
    />
  );
}
