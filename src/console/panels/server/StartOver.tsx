import { useRef, useState } from 'react';
import { takeFocus } from '../takeFocus.ts';

/** The way back to the seed. It asks first: what it takes away does not come back. */
export function StartOver({ isOff, onReset }: { readonly isOff: boolean; readonly onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setIsAsking(false);
    head.current?.focus();
  };
  return (
    <section className="srv-part" aria-label="Start over">
      <h3 className="cap" ref={head} tabIndex={-1}>
        Start over
      </h3>
      {isAsking ? (
        <fieldset aria-label="Start over?">
          <p className="say">
            Accounts, sessions, messages and settings go back to the seed, the clock to the real time. This cannot be
            undone.
          </p>
          <div className="btns">
            <button
              type="button"
              className="b go"
              disabled={isOff}
              onClick={() => {
                close();
                onReset();
              }}
            >
              Start over now
            </button>
            <button type="button" className="b l" ref={takeFocus} onClick={close}>
              Keep everything
            </button>
          </div>
        </fieldset>
      ) : (
        <button type="button" className="b" disabled={isOff} onClick={() => setIsAsking(true)}>
          Start over…
        </button>
      )}
    </section>
  );
}
