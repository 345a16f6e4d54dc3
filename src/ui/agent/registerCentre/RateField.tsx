import { useTranslation } from 'react-i18next';
import { percentText, type TermProblem } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { DecimalField } from '../../money/DecimalField.tsx';
import { termProblemText } from '../agreementOffer/termProblemText.ts';

interface RateFieldProps {
  readonly value: string;
  /** In millionths; null while rebates are switched off: no field. */
  readonly most: number | null;
  readonly problem: TermProblem | null;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** A rebate in per cent. */
export function RateField({ value, most, problem, readOnly, onChange }: RateFieldProps) {
  const { t } = useTranslation();
  if (most === null) return null;
  return (
    <DecimalField
      label={t('registerCentre_rate')}
      value={value}
      hint={t('registerCentre_rate_up_to', { most: percentText(most) })}
      error={problem && termProblemText(t, problem)}
      maxLength={12}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
}
