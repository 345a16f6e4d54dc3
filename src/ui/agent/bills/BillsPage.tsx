import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type BillRow, billStatus } from '../../../api/contract/agent/bill.ts';
import type { AgreementSide } from '../../../machines/agent/agreements/agreements.events.ts';
import type { billPage } from '../../../machines/agent/bill/bill.machine.ts';
import type { billListMachine } from '../../../machines/agent/bills/billList.machine.ts';
import { ListDetail, type ListDetailActor } from '../../list/ListDetail.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { ComparedMoney } from '../agentReports/Change.tsx';
import { Bill } from '../bill/Bill.tsx';
import { BillRows } from './BillRows.tsx';

interface BillsPart {
  readonly list: readonly BillRow[];
  readonly count: number;
  readonly due: number;
  readonly paid: number;
  /** Of the period of the same length before. */
  readonly before: { readonly due: number; readonly paid: number };
}

interface BillsProps {
  readonly actor: ListDetailActor;
}

/** The bills of one kind of agreement (AGENT-11…13), and one of them explained. */
export function BillsPage({ actor, ofAllKinds = false }: BillsProps & { readonly ofAllKinds?: boolean }) {
  const { t } = useTranslation();
  return (
    <ListDetail
      actor={actor}
      list={(bills: ActorRefFrom<typeof billListMachine>) => <BillList actor={bills} ofAllKinds={ofAllKinds} />}
      detail={(bill: ActorRefFrom<typeof billPage.machine>) => <Bill actor={bill} />}
      failedTitle={t('bills_failed')}
    />
  );
}

/** The bills of all agreements. */
export const AllBillsPage = ({ actor }: BillsProps) => <BillsPage actor={actor} ofAllKinds />;

interface BillListProps {
  readonly actor: ListActor<BillsPart>;
  /** Each row names its kind. */
  readonly ofAllKinds: boolean;
}

/** The list, with tabs where the member both is paid and pays. */
export function BillList({ actor, ofAllKinds }: BillListProps) {
  const { t } = useTranslation();
  const { side = [] } = actor.getSnapshot().context.offered;
  return (
    <ListPage
      actor={actor}
      label={t('bills_list')}
      filters={[
        {
          name: 'side',
          as: 'tabs',
          label: t('bills_side'),
          options: optionsOf(side as readonly AgreementSide[], (id) => t(`bills_side_${id}`)),
        },
        {
          name: 'status',
          as: 'select',
          label: t('bills_status'),
          options: optionsOf(['all', ...billStatus.options], (id) =>
            id === 'all' ? t('bills_status_all') : t(`bill_status_${id}`),
          ),
        },
      ]}
      sums={({ due, paid, before }) => [
        [t('bills_sum_due'), <ComparedMoney key="due" now={due} before={before.due} />],
        [t('bills_sum_paid'), <ComparedMoney key="paid" now={paid} before={before.paid} />],
      ]}
      rows={(rows) => <BillRows actor={actor} ofAllKinds={ofAllKinds} rows={rows} />}
      emptyTitle={t('bills_none')}
      emptyText={t('bills_none_text')}
      failedTitle={t('bills_failed')}
    />
  );
}
