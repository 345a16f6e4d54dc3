import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { depositListMachine } from '../../../machines/money/deposit/depositRecord.machine.ts';
import { ListDetail, type ListDetailActor } from '../../list/ListDetail.tsx';
import { DepositDetailView } from './DepositDetailView.tsx';
import { DepositList } from './DepositList.tsx';
import type { DepositDetailActor } from './depositDetailActor.ts';

/** The deposits, or one of them. */
export function DepositRecord({ actor }: { readonly actor: ListDetailActor }) {
  const { t } = useTranslation();
  return (
    <ListDetail
      actor={actor}
      list={(deposits: ActorRefFrom<typeof depositListMachine>) => <DepositList actor={deposits} />}
      detail={(deposit: DepositDetailActor) => <DepositDetailView actor={deposit} />}
      failedTitle={t('deposit_list_failed')}
    />
  );
}
