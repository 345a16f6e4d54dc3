import type { ReactNode } from 'react';
import { EmptyStall } from '../art/EmptyStall.tsx';
import { StateCard } from '../kit/StateCard.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** An empty list, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <StateCard art={<EmptyStall />} {...props} />;
}
