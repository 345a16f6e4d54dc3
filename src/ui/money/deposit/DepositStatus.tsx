import { useTranslation } from 'react-i18next';
import type { DepositRow } from '../../../machines/money/deposit/deposit.rules.ts';
import { Badge } from '../../kit/Badge.tsx';

const TONES = { starting: 'info', awaiting: 'accent', paid: 'gain', failed: 'danger', expired: 'danger' } as const;

export function DepositStatus({ status }: Pick<DepositRow, 'status'>) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`deposit_status_${status}`)}</Badge>;
}
