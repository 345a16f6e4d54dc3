import { sayIn } from '../board/board.ts';
import type { AnyModel, OneBoard } from '../board/frame.ts';
import type { Language, Translate } from '../copy/text.ts';
import { en, type TableKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { type Moment, slipsIn, type TableSnapshot } from './tableModel.ts';

/** What a player can do apart from putting chips on spots. */
export interface TableActions {
  readonly confirm: () => void;
  readonly setChip: (chip: number) => void;
  readonly retry: () => void;
  readonly skip: () => void;
  readonly calm: () => void;
}

export interface TableFrame {
  readonly board: OneBoard;
  readonly model: AnyModel;
  readonly snapshot: TableSnapshot;
  readonly moment: Moment;
  /** Of the provider, ms. */
  readonly now: number;
  /** The texts that all games share, and those of a table. */
  readonly t: Translate;
  readonly say: (key: TableKey, values?: Readonly<Record<string, string | number>>) => string;
  readonly actions: TableActions;
}

export const sayOfTable = (language: Language) => sayIn({ EN: en, TH: th }, language);

/** Own stakes and payouts on the coup of now. A payout counts once it has been shown. */
export function ownOf({ snapshot, moment }: Pick<TableFrame, 'snapshot' | 'moment'>) {
  const { table } = snapshot.context;
  const slips = table === null ? [] : slipsIn(table);
  const sum = (of: 'stake' | 'payout') => slips.reduce((all, slip) => all + slip[of], 0);
  const settled = slips.filter(({ state }) => state === 'settled').reduce((all, { payout }) => all + payout, 0);
  const settledNet = slips
    .filter(({ state }) => state === 'settled')
    .reduce((all, { payout, stake }) => all + payout - stake, 0);
  return {
    ...{ slips, stake: sum('stake'), payout: sum('payout') },
    isPaid: slips.every(({ state }) => state === 'settled'),
    balance: table === null ? null : table.balance - (moment === 'showing' ? settled : 0),
    net: (table?.net ?? 0) - (moment === 'showing' ? settledNet : 0),
  };
}
