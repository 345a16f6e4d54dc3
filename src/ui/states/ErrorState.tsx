import type { ReactNode } from 'react';
import { BrokenString } from '../art/BrokenString.tsx';
import { StateCard } from '../kit/StateCard.tsx';

interface ErrorStateProps {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** A failure: what happened, and actions. */
export function ErrorState(props: ErrorStateProps) {
  return <StateCard art={<BrokenString />} role="alert" {...props} />;
}
