import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import type { StatementProps } from './StatementPage.tsx';

/** No movement fits the choice: the next wider one is a press away. */
export function NothingMoved({ actor, state }: StatementProps) {
  const { t } = useTranslation();
  const { kinds, span } = state.context;
  return (
    <EmptyState
      title={t('statement_none')}
      text={t('statement_none_text')}
      action={
        <>
          {kinds === 'all' ? null : (
            <Button onClick={() => actor.send({ type: 'statement.chooseKinds', kinds: 'all' })}>
              {t('statement_see_all')}
            </Button>
          )}
          {span === 'days30' ? null : (
            <Button onClick={() => actor.send({ type: 'statement.chooseSpan', span: 'days30' })}>
              {t('statement_see_days30')}
            </Button>
          )}
          {span === 'own' ? null : (
            <Button onClick={() => actor.send({ type: 'statement.chooseSpan', span: 'own' })}>
              {t('statement_see_own')}
            </Button>
          )}
        </>
      }
    />
  );
}
