import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { startTyping } from './openModal.ts';

interface FormProps {
  readonly className: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * The form of a dialog: typing starts in it, and what is wrong with its fields is for us to say, not for the browser.
 * Handing it in leads to the first field that says so (WCAG 3.3.1): in a long form it may be off the screen.
 */
export function Form({ className, busy, onSubmit, children }: FormProps) {
  return (
    <form
      ref={startTyping}
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
