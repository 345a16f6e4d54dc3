import { useTranslation } from 'react-i18next';
import { type BonusRow, bonusGroup } from '../../../api/contract/member/bonus.ts';
import { Money } from '../../kit/Money.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { BonusRows } from './BonusRows.tsx';

interface BonusesPart {
  readonly list: readonly BonusRow[];
  readonly count: number;
  readonly credited: number;
  readonly takenBack: number;
}

/** Bonus details (MEMBER-13): what was credited, and how each amount came about. */
export function BonusesPage({ actor }: { readonly actor: ListActor<BonusesPart> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('bonus_list')}
      filters={[
        {
          name: 'group',
          as: 'select',
          label: t('bonus_group'),
          options: optionsOf(['all', ...bonusGroup.options], (id) => t(`bonus_group_${id}`)),
        },
        {
          name: 'state',
          as: 'select',
          label: t('bonus_state'),
          options: optionsOf(['all', 'credited', 'takenBack'], (id) => t(`bonus_state_${id}`)),
        },
      ]}
      sums={({ credited, takenBack }) => [
        [t('bonus_credited'), <Money key="credited" amount={credited} />],
        [t('bonus_taken_back'), <Money key="takenBack" amount={takenBack} />],
        [t('bonus_total'), <Money key="total" amount={credited - takenBack} signed />],
      ]}
      rows={(rows) => <BonusRows rows={rows} />}
      emptyTitle={t('bonus_empty')}
      emptyText={t('bonus_empty_text')}
      failedTitle={t('bonus_failed')}
    />
  );
}
