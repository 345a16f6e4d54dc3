import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';

interface LoadingStatusProps {
  /** What is loading; null for nothing. */
  readonly label: string | null;
  /** Lines of the placeholder, if nothing is shown yet. */
  readonly lines?: number;
}

/** Announces loading states to screen readers. */
export function LoadingStatus({ label, lines }: LoadingStatusProps) {
  return (
    <>
      {label === null ? null : <VisuallyHidden role="status">{label}</VisuallyHidden>}
      {lines === undefined ? null : <Skeleton lines={lines} />}
    </>
  );
}
