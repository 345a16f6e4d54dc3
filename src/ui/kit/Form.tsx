import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstField } from './openModal.ts';

interface FormProps {
  readonly className: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog's form: takes the initial focus and replaces native validation. Submitting moves the focus to the first
 * invalid field (WCAG 3.3.1), which may be off screen.
 */
export function Form({ className, busy, onSubmit, children }: FormProps) {
  return (
    <form
      ref={focusFirstField}
      className={className}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(onSubmit);
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
    >
      {children}
    </form>
  );
}
