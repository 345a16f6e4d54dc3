import { AdjustmentRows } from './AdjustmentRows.tsx';
import { ApplicationRows } from './ApplicationRows.tsx';
import { BooksPart } from './BooksPart.tsx';
import { ChatRows } from './ChatRows.tsx';
import type { DeskPageProps } from './deskPageProps.ts';
import { ExchangeRows } from './ExchangeRows.tsx';
import { LinkedRows } from './LinkedRows.tsx';
import { MoveRows } from './MoveRows.tsx';
import { NewsRows } from './NewsRows.tsx';
import { PromotionCase } from './PromotionCase.tsx';
import { PromotionClaimRows } from './PromotionClaimRows.tsx';
import { PromotionRows } from './PromotionRows.tsx';
import { ReferralRows } from './ReferralRows.tsx';
import { SwitchesPart } from './SwitchesPart.tsx';
import { TicketCase } from './TicketCase.tsx';
import { TicketRows } from './TicketRows.tsx';
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
    case 'linked':
      return <LinkedRows rows={part.list} />;
    case 'applications':
      return <ApplicationRows actor={actor} state={state} rows={part.list} />;
    case 'moves':
      return <MoveRows actor={actor} state={state} rows={part.list} />;
    case 'promotionClaims':
      return <PromotionClaimRows actor={actor} state={state} rows={part.list} />;
    case 'promotionClaim':
      return <PromotionCase actor={actor} state={state} detail={part.detail} pictures={part.pictures} />;
    case 'promotions':
      return <PromotionRows actor={actor} state={state} rows={part.list} />;
    case 'news':
      return <NewsRows actor={actor} state={state} rows={part.list} />;
    case 'tickets':
      return <TicketRows actor={actor} state={state} rows={part.list} />;
    case 'ticket':
      return <TicketCase actor={actor} state={state} detail={part.detail} pictures={part.pictures} />;
    case 'chat':
      return <ChatRows actor={actor} state={state} rows={part.list} />;
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
