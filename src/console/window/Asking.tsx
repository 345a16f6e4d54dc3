import type { Visitor } from '../inspect/visitor.ts';

interface AskingProps {
  readonly visitor: Visitor;
  readonly onAccept: () => void;
}

/** Connection request; nothing is read before it is accepted. */
export function Asking({ visitor, onAccept }: AskingProps) {
  const { origin, accept, refuse } = visitor;
  const who = origin === 'null' ? 'A page without an origin' : origin;
  return (
    <section className="win-ask" role="alert" aria-label={`Connection request from ${who}`}>
      <p className="say">
        <b>{who}</b> wants to connect. Its messages are read only after you accept.
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
        Reject
      </button>
    </section>
  );
}
