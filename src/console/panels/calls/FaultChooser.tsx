import { type ReactNode, useState } from 'react';
import type { CallRecord } from '../../core/calls/callRecord.ts';
import { type Fault, faultName, HTTP_ERRORS, isSameFault, SLOW_MS } from '../../core/calls/fault.ts';
import type { StandingFault } from '../../core/calls/faults.ts';

export interface FaultChooserProps {
  /** Id of the call. */
  readonly call: string;
  /** The reply on its way or delivered; null for a call that is yet to be made. */
  readonly reply: Pick<CallRecord, 'endedAt' | 'fault'> | null;
  readonly refusals: readonly string[];
  readonly breaks: readonly string[];
  readonly standing: readonly StandingFault[];
  readonly onSteer?: (fault: Fault | null) => void;
  readonly onStanding: (scope: StandingFault['scope'], fault: Fault | null) => void;
}

type Scope = 'this reply' | StandingFault['scope'];
const SCOPES: readonly Scope[] = ['this reply', 'next', 'always'];
/** Number of buttons in a collapsed row. */
const FIRST = 6;

/** Fault for this reply, the next, or all replies of this call. */
export function FaultChooser({ call, reply, refusals, breaks, standing, onSteer, onStanding }: FaultChooserProps) {
  const isOver = reply === null || reply.endedAt !== null;
  const [chosen, setChosen] = useState<Scope | null>(null);
  const scope = chosen === null || (chosen === 'this reply' && isOver) ? (isOver ? 'next' : 'this reply') : chosen;
  const stands = standing.find((one) => one.call === call && one.scope === scope)?.fault ?? null;
  const current = scope === 'this reply' ? (reply?.fault ?? null) : stands;
  const choose = (fault: Fault | null) => (scope === 'this reply' ? onSteer?.(fault) : onStanding(scope, fault));

  const button = (fault: Fault | null, look = '') => {
    const isOn = isSameFault(fault, current);
    return (
      <button
        key={fault ? faultName(fault) : 'pass'}
        type="button"
        className={`b l ${look} ${isOn ? 'on' : ''}`}
        aria-pressed={isOn}
        onClick={() => choose(fault)}
      >
        {fault ? (fault.kind === 'slow' ? `${fault.ms / 1000} s` : faultName(fault)) : 'no fault'}
      </button>
    );
  };

  return (
    <section className="flt" aria-label="Fault for this call">
      <div className="top">
        <h3 className="cap">Fault for this call</h3>
        <fieldset className="seg r" aria-label="Applies to">
          {SCOPES.filter((one) => reply !== null || one !== 'this reply').map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === scope}
              disabled={one === 'this reply' && isOver}
              title={one === 'this reply' && isOver ? 'Reply already delivered' : undefined}
              onClick={() => setChosen(one)}
            >
              {one}
            </button>
          ))}
        </fieldset>
      </div>
      <Row name="delay">
        {button(null)}
        {button({ kind: 'hold' })}
        {SLOW_MS.map((ms) => button({ kind: 'slow', ms }))}
      </Row>
      {current?.kind === 'answer' && <Row name="answer">{button(current)}</Row>}
      <LongRow name="refuse" buttons={refusals.map((code) => button({ kind: 'refuse', code }, 'w0'))} />
      <Row name="fail">
        {button({ kind: 'offline' })}
        {button({ kind: 'drop' })}
        {HTTP_ERRORS.map((status) => button({ kind: 'status', status }))}
      </Row>
      <LongRow name="break schema" buttons={breaks.map((name) => button({ kind: 'break', name }))} />
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="fr">
      <span className="fn">{name}</span>
      <fieldset aria-label={name}>{children}</fieldset>
    </div>
  );
}

function LongRow({ name, buttons }: { readonly name: string; readonly buttons: readonly ReactNode[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const hidden = buttons.length - FIRST;
  return (
    <Row name={name}>
      {isWhole ? buttons : buttons.slice(0, FIRST)}
      {hidden > 0 && (
        <button type="button" className="b q" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'fewer' : `${hidden} more…`}
        </button>
      )}
    </Row>
  );
}
