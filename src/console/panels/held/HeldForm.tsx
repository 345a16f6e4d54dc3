import type { ReactNode } from 'react';

interface HeldFormProps {
  /** Title, such as `Edit push`. */
  readonly name: string;
  /** Label of the submit button. */
  readonly does: string;
  /** Whether the input is valid. */
  readonly can: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  readonly inOneLine?: boolean;
}

/** Form for an action on a held event. */
export function HeldForm({ name, does, can, onDone, onCancel, children, inOneLine = false }: HeldFormProps) {
  const buttons = (
    <>
      <button type="submit" className="b go" disabled={!can}>
        {does}
      </button>
      <button type="button" className="b l" onClick={onCancel}>
        Cancel
      </button>
    </>
  );
  return (
    <form
      className={inOneLine ? 'held-edit btns' : 'held-edit'}
      aria-label={name}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (can) onDone();
      }}
    >
      {children}
      {inOneLine ? buttons : <div className="btns">{buttons}</div>}
    </form>
  );
}
