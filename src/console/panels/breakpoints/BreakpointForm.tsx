import { useId, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { machineOf, type StopAt, stopAt, wantedOf } from '../../core/breakpointText.ts';
import { stopChoices } from '../../core/stopChoices.ts';

interface BreakpointFormProps {
  /** Edited breakpoint; null for a new one. */
  readonly edited: StopAt | null;
  readonly machines: readonly AnyStateMachine[];
  /** Preselected machine of a new breakpoint. */
  readonly first: string;
  /** @throws SyntaxError for an invalid condition. */
  readonly onSet: (at: StopAt) => void;
  readonly onCancel: () => void;
}

const KINDS = [
  ['state', 'a state is entered'],
  ['event', 'an event arrives'],
  ['transition', 'a transition is taken'],
  ['guard', 'a guard is false'],
  ['context', 'a condition becomes true'],
] as const;

/** Form for a breakpoint. */
export function BreakpointForm({ edited, machines, first, onSet, onCancel }: BreakpointFormProps) {
  const [on, setOn] = useState<StopAt['on']>(edited?.on ?? 'state');
  const [machine, setMachine] = useState(() => (edited === null ? first : madeFor(edited, machines)));
  const [wanted, setWanted] = useState(edited === null ? '' : wantedOf(edited));
  const [problem, setProblem] = useState<string | null>(null);
  const note = useId();
  const canBeAny = on === 'event' || on === 'guard' || on === 'context';
  const chosen = machines.filter(({ id }) => id === machine);
  const choices = stopChoices(on, canBeAny && machine === '' ? machines : chosen);
  // A remembered breakpoint may belong to a machine that has not started yet.
  const isKnown = wanted === '' || choices.some(({ value }) => value === wanted);
  return (
    <form
      className="bp-form"
      aria-label={edited === null ? 'New breakpoint' : 'Edit breakpoint'}
      onSubmit={(event) => {
        event.preventDefault();
        try {
          onSet(stopAt(on, wanted.trim(), canBeAny && on !== 'event' ? machine : ''));
        } catch (error) {
          setProblem(error instanceof Error ? error.message : String(error));
        }
      }}
    >
      <label className="field">
        <span>Stop when</span>
        <select
          className="b"
          value={on}
          onChange={({ target }) => {
            setOn(target.value as StopAt['on']);
            setWanted('');
            setProblem(null);
          }}
        >
          {KINDS.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Machine</span>
        <select
          className="b"
          value={machine}
          onChange={({ target }) => {
            setMachine(target.value);
            if (on !== 'context') setWanted('');
          }}
        >
          {(canBeAny || machine === '') && <option value="">{canBeAny ? 'any' : 'select…'}</option>}
          {machines.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      {on === 'context' ? (
        <label className="field">
          <span>Condition</span>
          <span className="inp">
            <input
              value={wanted}
              placeholder="profile.balance < 0"
              spellCheck={false}
              autoComplete="off"
              aria-invalid={problem !== null}
              aria-describedby={note}
              onChange={({ target }) => {
                setWanted(target.value);
                setProblem(null);
              }}
            />
          </span>
        </label>
      ) : (
        <label className="field">
          <span>{NAMES[on]}</span>
          <select className="b" value={wanted} onChange={({ target }) => setWanted(target.value)}>
            <option value="">select…</option>
            {!isKnown && <option value={wanted}>{wanted}</option>}
            {choices.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p id={note} className={problem === null ? 'say dim' : 'no'} role={problem === null ? undefined : 'alert'}>
        {problem === null
          ? on === 'context'
            ? 'Path, operator (== != < <= > >= includes) and value: list.length >= 2'
            : ''
          : `Invalid condition: ${problem}`}
      </p>
      <div className="btns">
        <button type="submit" className="b go" disabled={wanted.trim() === ''}>
          {edited === null ? 'Add' : 'Save'}
        </button>
        {edited !== null && (
          <button type="button" className="b l" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}

const NAMES = { state: 'State', event: 'Event', transition: 'Transition', guard: 'Guard' } as const;

/** Machine of a breakpoint: given, or that of its state or transition. */
const madeFor = (at: StopAt, machines: readonly AnyStateMachine[]): string =>
  at.on === 'state' || at.on === 'transition'
    ? (machines.find(({ id }) => /^[. ]/.test(wantedOf(at).slice(id.length)) && wantedOf(at).startsWith(id))?.id ?? '')
    : machineOf(at);
