import { useTranslation } from 'react-i18next';
import { shownOf } from '../../machines/statement/statement.rules.ts';
import list from '../centre/list.module.css';
import { failureText } from '../copy/failureText.ts';
import { Ends } from './Ends.tsx';
import { NothingMoved } from './NothingMoved.tsx';
import { ReportRows } from './ReportRows.tsx';
import { StatementFailed } from './StatementFailed.tsx';
import type { StatementProps } from './StatementPage.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';

/** What came in and what went out, by why, with sums (WALLET-10). */
export function ReportPanel({ actor, state }: StatementProps) {
  const { t } = useTranslation();
  const { report, days, failure } = state.context;
  if (state.matches({ open: { report: 'failed' } })) {
    return <StatementFailed actor={actor} title={t('report_failed')} text={failure ? failureText(t, failure) : ''} />;
  }
  if (report === null) return <StatementSkeleton />;
  const shown = shownOf(state.context);
  return (
    <section className={list.panel} aria-label={t('statement_report')}>
      <Ends days={days} opening={report.opening} closing={report.closing} />
      {shown.rows.length === 0 ? <NothingMoved actor={actor} state={state} /> : <ReportRows {...shown} />}
    </section>
  );
}
