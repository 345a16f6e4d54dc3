import type { TFunction } from 'i18next';
import type { Wallet } from '../../../api/contract/money/funds.ts';
import { KIND_GROUPS } from '../../../machines/money/statement/statement.rules.ts';
import type { FilterView } from '../../list/filterView.ts';
import { optionsOf } from '../../list/ListFilters.tsx';

/** What both tabs load: rows, and the balance before and after the period, in 1/10,000 P. */
export interface StatementPart<Row extends { readonly id: string }> {
  readonly list: readonly Row[];
  readonly count: number;
  readonly opening: number;
  readonly closing: number;
}

/** The filters of both tabs; the wallet where there are several. */
export const statementFilters = (t: TFunction, wallets: readonly Wallet[]): readonly FilterView[] => [
  {
    name: 'kinds',
    as: 'chips',
    label: t('statement_kinds'),
    options: optionsOf(KIND_GROUPS, (id) => t(`statement_kinds_${id}`)),
  },
  ...(wallets.length > 1
    ? [
        {
          name: 'wallet',
          as: 'select',
          exact: true,
          label: t('statement_wallet'),
          options: wallets.map(({ code, name }) => ({ id: code, label: name })),
        } as const,
      ]
    : []),
];
