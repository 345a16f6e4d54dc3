import type { ReactNode } from 'react';
import { Note } from '../kit/Note.tsx';
import { OutcomeUnknownNote } from '../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import type { Writing } from './pageView.ts';

interface SubmissionProps<Answer> {
  readonly of: Writing<Answer>;
  /** Label of the button that loads what it would have changed, where it has an idempotency key. */
  readonly check?: string;
  /** Words after an answer. */
  readonly children: (answer: Answer) => ReactNode;
}

/** What became of a write: done, refused and why, or its outcome unknown with Resend. */
export function Submission<Answer>({
  of: { status, answer, failure, resend, check: look },
  check,
  children,
}: SubmissionProps<Answer>) {
  if (status === 'unsure') {
    return (
      <OutcomeUnknownNote
        failure={failure}
        {...(check !== undefined && { checkStatusLabel: check })}
        onResend={resend}
        onCheckStatus={look}
      />
    );
  }
  return (
    <>
      {answer === null ? null : (
        <Note tone="gain" role="status">
          {children(answer)}
        </Note>
      )}
      <FailureNote failure={failure} />
    </>
  );
}
