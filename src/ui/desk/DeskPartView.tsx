import { AdjustmentRows } from './AdjustmentRows.tsx';
import { BooksPart } from './BooksPart.tsx';
import type { DeskPageProps } from './deskPageProps.ts';
import { ExchangeRows } from './ExchangeRows.tsx';
import { ReferralRows } from './ReferralRows.tsx';
import { SwitchesPart } from './SwitchesPart.tsx';
import { WithdrawalCase } from './WithdrawalCase.tsx';
import { WithdrawalRows } from './WithdrawalRows.tsx';

/** Content of a tab, by kind. */
export function DeskPartView({ actor, state }: DeskPageProps) {
  const { part } = state.context;
  switch (part?.kind) {
    case 'withdrawals':
      return <WithdrawalRows actor={actor} state={state} rows={part.list} />;
    case 'withdrawal':
      return <WithdrawalCase actor={actor} state={state} detail={part.detail} pictures={part.pictures} />;
    case 'exchanges':
      return <ExchangeRows actor={actor} state={state} rows={part.list} />;
    case 'referrals':
      return <ReferralRows actor={actor} state={state} rows={part.list} />;
    case 'adjustments':
      return <AdjustmentRows actor={actor} state={state} rows={part.list} />;
    case 'books':
      return <BooksPart actor={actor} state={state} books={part.books} />;
    case 'switches':
      return <SwitchesPart actor={actor} state={state} switches={part.switches} />;
    default:
      return null;
  }
}
