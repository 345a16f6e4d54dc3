import type { CallState } from '../../core/calls/callRecord.ts';
import type { Verdict } from '../../core/calls/verdict.ts';
import { verdictText } from '../../core/calls/verdictText.ts';
import { Mark } from './Mark.tsx';

/** Verdict as icon and text, and whether the reply is held. */
export function VerdictCell({ verdict, state }: { readonly verdict: Verdict | null; readonly state?: CallState }) {
  const isKept = state === 'held' || state === 'slowed';
  const text = [verdictText(verdict), isKept ? state : ''].filter((part) => part !== '').join(', ');
  if (isKept) {
    return (
      <span className="acc">
        <Mark of="held" /> {text}
      </span>
    );
  }
  if (verdict === null) return null;
  if (verdict.kind === 'wrong') {
    return (
      <span className="no">
        <Mark of="wrong" /> {text}
      </span>
    );
  }
  if (verdict.kind === 'fits' || verdict.kind === 'sealed') {
    return (
      <>
        <span className="dim">
          <Mark of={verdict.kind} />
        </span>{' '}
        {text}
      </>
    );
  }
  return <span className="dim">{text}</span>;
}
