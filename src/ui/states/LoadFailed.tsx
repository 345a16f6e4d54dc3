import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

interface LoadFailedProps {
  /** What failed to load. */
  readonly title: string;
  readonly level?: 2 | 3;
  readonly failure: ApiFailure | null;
  readonly onRetry: () => void;
  /** Other actions. */
  readonly children?: ReactNode;
}

/** Loading failed; shows the reason and Retry. */
export function LoadFailed({ title, level, failure, onRetry, children }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      {...(level && { level })}
      text={failure ? failureText(t, failure) : ''}
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
          {children}
        </>
      }
    />
  );
}
