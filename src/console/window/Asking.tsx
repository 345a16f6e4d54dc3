import type { Visitor } from '../inspect/visitor.ts';

interface AskingProps {
  readonly visitor: Visitor;
  readonly onAccept: () => void;
}

/** Somebody speaks to this window, and is not heard yet. */
export function Asking({ visitor, onAccept }: AskingProps) {
  const { origin, accept, refuse } = visitor;
  const who = origin === 'null' ? 'A page without an address of its own' : origin;
  return (
    <section className="win-ask" role="alert" aria-label={`${who} asks`}>
      <p className="say">
        <b>{who}</b> wants to be shown here. Nothing that it says is read before you accept it.
      </p>
      <button
        type="button"
        className="b go"
        onClick={() => {
          accept();
          onAccept();
        }}
      >
        Accept
      </button>
      <button type="button" className="b" onClick={refuse}>
        Refuse
      </button>
    </section>
  );
}
