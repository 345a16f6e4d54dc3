import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { receiptMachine } from '../../../machines/money/receipt/receipt.machine.ts';
import type { withdrawalListMachine } from '../../../machines/money/withdraw/withdrawalRecord.machine.ts';
import { ListDetail, type ListDetailActor } from '../../list/ListDetail.tsx';
import { Receipt } from '../receipt/Receipt.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

/** The withdrawals, or the receipt of one of them. */
export function WithdrawalRecord({ actor }: { readonly actor: ListDetailActor }) {
  const { t } = useTranslation();
  return (
    <ListDetail
      actor={actor}
      list={(withdrawals: ActorRefFrom<typeof withdrawalListMachine>) => <WithdrawalList actor={withdrawals} />}
      detail={(receipt: ActorRefFrom<typeof receiptMachine>) => <Receipt actor={receipt} />}
      failedTitle={t('withdraw_list_failed')}
    />
  );
}
