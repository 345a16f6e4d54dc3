import { type ReactNode, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Console } from '../../core/console.ts';
import { formOf } from '../../core/form.ts';
import { casesOf } from '../../core/formCases.ts';
import { guardInputs } from '../../core/guardInputs.ts';
import type { Candidate } from '../../core/ladder.ts';
import { type Answered, transitionText } from '../../core/press.ts';
import type { Viewed } from '../../core/viewed.ts';
import { explainBlocked } from '../../core/whyNot.ts';
import { eventName } from '../../core/words.ts';
import { StateActions } from '../StateActions.tsx';

interface LetThroughProps {
  readonly core: Viewed;
  readonly answered: Answered;
  /** What else this application allows; null if it is only watched. */
  readonly steered: Console | null;
  readonly spelled: (value: unknown) => string;
  readonly onForm?: ((type: string) => void) | undefined;
  readonly onBranch?: ((seq: number) => void) | undefined;
}

/** What would have let an event through, and how to get there. */
export function LetThrough(props: LetThroughProps) {
  const { core, answered, onForm, onBranch, steered } = props;
  const { entry, before, refused, answer, outcome } = answered;
  const { event, seq, actor } = entry;
  if (before === null) return null;
  const fitting = fittingCases(core, before, event.type, refused);
  const elsewhere = answer.verdict.elsewhere;
  return (
    <div className="why-fix">
      <div>
        <h2>What would let it through</h2>
        {outcome === 'worked' && refused.length === 0 && <p className="say">Nothing stood in its way.</p>}
        {answer.verdict.kind === 'stopped' && <p className="say">{actor.id} has ended. Start it again.</p>}
        <ul>
          {refused.map((candidate) => (
            <Needed key={candidate.transitionId} {...props} candidate={candidate} before={before} />
          ))}
          {outcome === 'refused' && refused.length === 0 && elsewhere.length > 0 && (
            <li>
              <span className="say grow">
                {eventName(event)} is handled in {elsewhere.map(belowRoot).join(', ')} only.
              </span>
            </li>
          )}
          {fitting.length > 0 && (
            <Way
              says={`This payload goes through: ${fitting.join('; ')}.`}
              label="Open form"
              onTake={onForm && (() => onForm(event.type))}
            />
          )}
          {onBranch && (
            <Way
              says={`Go back to just before #${seq} and do something else.`}
              label="Continue in a new tab"
              onTake={() => onBranch(seq - 1)}
            />
          )}
        </ul>
        {outcome === 'refused' && refused.length === 0 && elsewhere[0] !== undefined && steered !== null && (
          <StateActions core={steered} actor={actor} state={elsewhere[0]} />
        )}
      </div>
      <div>
        <h2>For developers</h2>
        {refused.map(({ transitionId }) => (
          <pre key={transitionId} className="why-src">
            {transitionText(before, transitionId)}
          </pre>
        ))}
        {elsewhere.length > 0 && (
          <p className="dim">
            Other states that handle {event.type}: {elsewhere.map(belowRoot).join(', ')}
          </p>
        )}
      </div>
    </div>
  );
}

const belowRoot = (id: string): string => id.slice(id.indexOf('.') + 1);

interface NeededProps extends LetThroughProps {
  readonly candidate: Candidate;
  readonly before: AnyMachineSnapshot;
}

/** One refused candidate: the conditions that would have to change, and the values that decide them. */
function Needed({ answered, candidate, before, spelled, steered }: NeededProps) {
  const [isOpen, open] = useState(false);
  const [target] = candidate.targets;
  const { machine, id } = answered.entry.actor;
  const guard = candidate.guard?.name ?? '';
  const judged = guardInputs(before, answered.entry.event, candidate.transitionId);
  const decisive = judged.length === 1 ? judged : judged.filter(({ said }) => said !== true);
  // A whole object says nothing that a person can read.
  const reads = decisive
    .flatMap(({ reads: read }) => read)
    .filter(({ value }) => typeof value !== 'object' || value === null);
  const goes =
    target === undefined ? `For ${id} to run ${candidate.actions.join(', ')}` : `To get to ${belowRoot(target)}`;
  return (
    <li className="needed">
      <p className="say">
        {goes}, <b>{decisive.map(({ name }) => name).join(', ') || guard}</b> must{' '}
        {decisive.length > 1 ? 'change' : 'be true'}
        {reads.length > 0 && <> (now {reads.map(({ path, value }) => `${path} = ${spelled(value)}`).join(', ')})</>}.
      </p>
      <p className="btns">
        {steered !== null && target !== undefined && (
          <button type="button" className="b l" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            Find a way
          </button>
        )}
        {steered !== null && machine !== null && (
          <button
            type="button"
            className="b l"
            onClick={() =>
              steered.breakpoints.set({
                ...{ id: `guard ${guard} of ${machine.id}`, enabled: true },
                ...{ on: 'guard', guard, machine: machine.id },
              })
            }
          >
            Pause when it is false
          </button>
        )}
      </p>
      {isOpen && steered !== null && target !== undefined && (
        <StateActions core={steered} actor={answered.entry.actor} state={target} />
      )}
    </li>
  );
}

interface WayProps {
  readonly says: ReactNode;
  readonly label: string;
  readonly onTake?: (() => void) | undefined;
}

const Way = ({ says, label, onTake }: WayProps) => (
  <li>
    <span className="say grow">{says}</span>
    {onTake && (
      <button type="button" className="b l" onClick={onTake}>
        {label}
      </button>
    )}
  </li>
);

/** Names of presets of the event's form with which a refused candidate would have taken it. */
function fittingCases(
  { events }: Viewed,
  before: AnyMachineSnapshot,
  type: string,
  refused: readonly Candidate[],
): readonly string[] {
  const schema = events[type];
  if (schema === undefined || refused.length === 0) return [];
  const wanted = new Set(refused.map(({ transitionId }) => transitionId));
  return casesOf(formOf(schema))
    .filter(({ value }) =>
      explainBlocked(before, { ...(value as object), type })
        .places.flatMap(({ candidates }) => candidates)
        .some(({ taken, transitionId }) => taken && wanted.has(transitionId)),
    )
    .map(({ name }) => name)
    .slice(0, 3);
}
