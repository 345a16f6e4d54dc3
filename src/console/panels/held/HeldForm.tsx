import type { ReactNode } from 'react';

interface HeldFormProps {
  /** What is done to which event: `Edit push`. */
  readonly name: string;
  /** What the button says that does it. */
  readonly does: string;
  /** Whether it can be done with what stands there. */
  readonly can: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  readonly inOneLine?: boolean;
}

/** What is asked before something is done to a held event. */
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
