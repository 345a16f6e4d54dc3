import { useSelector } from '@xstate/react';
import type { PointingActor } from '../../core/checks/pointingOf.ts';
import { CheckForm } from './CheckForm.tsx';

/** Pointing at something on the page, and what must hold of it. */
export function PointingForm({ pointing }: { readonly pointing: PointingActor }) {
  const state = useSelector(pointing, (snapshot) => snapshot);
  const { pointed, must, value, failure } = state.context;
  if (state.matches('choosing') && pointed !== null) {
    return <CheckForm pointed={pointed} must={must} value={value} onSend={(event) => pointing.send(event)} />;
  }
  return (
    <div className="notes-point">
      {state.matches('pointing') ? (
        <>
          <p className="say" role="status">
            Press a text, control or amount on the page. <kbd className="k">Esc</kbd> cancels.
          </p>
          <button type="button" className="b" onClick={() => pointing.send({ type: 'check.cancel' })}>
            Cancel
          </button>
        </>
      ) : (
        <>
          <p className="say">A check says what must hold on the page at this moment.</p>
          <button type="button" className="b go" onClick={() => pointing.send({ type: 'check.point' })}>
            Point at something
          </button>
          {failure !== null && (
            <p className="say no" role="alert">
              {failure}
            </p>
          )}
        </>
      )}
    </div>
  );
}
