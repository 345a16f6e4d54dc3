import type { ReactNode } from 'react';
import { startTyping } from './openModal.ts';

interface FormProps {
  readonly className: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a dialog: typing starts in it, and what is wrong with its fields is for us to say, not for the browser. */
export function Form({ className, busy, onSubmit, children }: FormProps) {
  return (
    <form
      ref={startTyping}
      className={className}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
