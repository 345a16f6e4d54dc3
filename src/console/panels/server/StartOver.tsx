import { useRef, useState } from 'react';
import { takeFocus } from '../takeFocus.ts';

/** Resets the database to the seed, after confirmation. */
export function StartOver({ isOff, onReset }: { readonly isOff: boolean; readonly onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setIsAsking(false);
    head.current?.focus();
  };
  return (
    <section className="srv-part" aria-label="Reset database">
      <h3 className="cap" ref={head} tabIndex={-1}>
        Reset database
      </h3>
      {isAsking ? (
        <fieldset aria-label="Reset database?">
          <p className="say">
            Resets accounts, sessions, messages and settings to the seed, and the clock to real time. This cannot be
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
              Reset now
            </button>
            <button type="button" className="b l" ref={takeFocus} onClick={close}>
              Cancel
            </button>
          </div>
        </fieldset>
      ) : (
        <button type="button" className="b" disabled={isOff} onClick={() => setIsAsking(true)}>
          Reset…
        </button>
      )}
    </section>
  );
}
