import type { ReactNode } from 'react';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import type { Reading } from './pageView.ts';

type QueryProps<Value> = QueryParts<Value> & Waiting;

/** Lines of the placeholder, or one of its own. */
type Waiting = { readonly lines: number } | { readonly placeholder: ReactNode };

interface QueryParts<Value> {
  readonly of: Reading<Value>;
  /** What failed to load. */
  readonly failed: string;
  /** Level of its heading. */
  readonly level?: 2 | 3;
  readonly children: (value: Value) => ReactNode;
}

/** A read: a placeholder until it is known, the reason with Retry where loading failed, and what is known. */
export function Query<Value>({
  of: { value, status, failure, retry },
  failed,
  level,
  children,
  ...waiting
}: QueryProps<Value>) {
  return (
    <>
      {status === 'failed' ? (
        <LoadFailed title={failed} {...(level && { level })} failure={failure} onRetry={retry} />
      ) : null}
      {status === 'loading' && value === null ? placeholderOf(waiting) : null}
      {value === null ? null : children(value)}
    </>
  );
}

const placeholderOf = (waiting: Waiting): ReactNode =>
  'lines' in waiting ? <Skeleton lines={waiting.lines} /> : waiting.placeholder;
