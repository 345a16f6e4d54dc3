import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import type { StatementProps } from './StatementPage.tsx';

interface StatementFailedProps extends Pick<StatementProps, 'actor'> {
  readonly title: string;
  readonly text: string;
}

/** What a tab shows where its answer could not be had; the choice above it stays. */
export function StatementFailed({ actor, title, text }: StatementFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      text={text}
      action={
        <Button variant="primary" onClick={() => actor.send({ type: 'statement.refresh' })}>
          {t('retry')}
        </Button>
      }
    />
  );
}
