import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import type { BillsProps } from './BillsPage.tsx';

/** No bill fits the choice: the next wider one is a press away. */
export function NoBills({ actor, state }: BillsProps) {
  const { t } = useTranslation();
  const { status, span } = state.context;
  return (
    <EmptyState
      title={t('bills_none')}
      text={t(status === 'all' ? 'bills_none_text' : 'bills_none_status')}
      action={
        <>
          {status === 'all' ? null : (
            <Button onClick={() => actor.send({ type: 'bills.chooseStatus', status: 'all' })}>
              {t('bills_see_all')}
            </Button>
          )}
          {span === 'days30' ? null : (
            <Button onClick={() => actor.send({ type: 'bills.chooseSpan', span: 'days30' })}>
              {t('bills_see_month')}
            </Button>
          )}
        </>
      }
    />
  );
}
