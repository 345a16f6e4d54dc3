import { useTranslation } from 'react-i18next';
import list from '../centre/list.module.css';
import { failureText } from '../copy/failureText.ts';
import { Ends } from './Ends.tsx';
import { FilePart } from './FilePart.tsx';
import { MovementRows } from './MovementRows.tsx';
import { NothingMoved } from './NothingMoved.tsx';
import { PartFoot } from './PartFoot.tsx';
import { StatementFailed } from './StatementFailed.tsx';
import type { StatementProps } from './StatementPage.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';

/** What moved, a page of it, with its file (API-60). */
export function MovementsPanel({ actor, state }: StatementProps) {
  const { t } = useTranslation();
  const { part, days, wallets, failure } = state.context;
  if (state.matches({ open: { movements: { list: 'failed' } } })) {
    return (
      <section className={list.panel} aria-label={t('statement_movements')}>
        <StatementFailed actor={actor} title={t('statement_failed')} text={failure ? failureText(t, failure) : ''} />
        <FilePart actor={actor} state={state} />
      </section>
    );
  }
  if (part === null) return <StatementSkeleton />;
  return (
    <section className={list.panel} aria-label={t('statement_movements')}>
      <Ends days={days} opening={part.opening} closing={part.closing} />
      {part.count === 0 ? (
        <NothingMoved actor={actor} state={state} />
      ) : (
        <>
          <MovementRows rows={part.list} wallets={wallets} />
          <PartFoot actor={actor} state={state} part={part} />
        </>
      )}
      <FilePart actor={actor} state={state} />
    </section>
  );
}
