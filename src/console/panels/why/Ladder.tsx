import type { Judged } from '../../core/guardInputs.ts';
import type { Candidate, Place } from '../../core/ladder.ts';

/** A condition with what it looked at. */
export type RungInput = Judged;

interface LadderProps {
  readonly places: readonly Place[];
  readonly event: string;
  readonly actor: string;
  /** Transition to highlight in red. */
  readonly nearestMiss: string | null;
  readonly spelled: (params: unknown) => string;
  /** Conditions of the refused candidates, by transition. */
  readonly inputs: ReadonlyMap<string, readonly RungInput[]>;
}

/** A ladder diagram with a rung per candidate, closed as far as its conditions are true. */
export function Ladder({ places, ...rest }: LadderProps) {
  return (
    <ol className="why-ladder" aria-label="Candidates, innermost first">
      {places.flatMap((place) =>
        place.candidates.length === 0
          ? [<Rung key={place.stateId} place={place} candidate={null} {...rest} />]
          : place.candidates.map((candidate) => (
              <Rung key={candidate.transitionId} place={place} candidate={candidate} {...rest} />
            )),
      )}
    </ol>
  );
}

type RungProps = Omit<LadderProps, 'places'> & { readonly place: Place; readonly candidate: Candidate | null };

function Rung({ place, candidate, event, actor, nearestMiss, spelled, inputs }: RungProps) {
  const guard = candidate?.guard ?? null;
  const isNear = candidate !== null && candidate.transitionId === nearestMiss;
  const looked = candidate === null ? [] : (inputs.get(candidate.transitionId) ?? []);
  return (
    <li className={['rung', isNear ? 'near' : '', candidate?.taken ? 'taken' : ''].filter(Boolean).join(' ')}>
      <b className="where">{place.name}</b>
      <Contact label="actor" says={actor} isClosed />
      <Contact label={`handles ${event}`} says={place.takesEvent ? 'yes' : 'no'} isClosed={place.takesEvent} />
      {guard && (
        <Contact
          label={guard.name}
          says={guard.said === null ? 'threw' : guard.said ? 'true' : 'false'}
          isClosed={guard.said === true}
        />
      )}
      {candidate && <span className="coil">{aims(candidate)}</span>}
      {guard && !candidate?.taken && (looked.length > 0 || guard.params !== undefined) && (
        <dl className="why-box">
          {guard.params !== undefined && <Line name="params" says={spelled(guard.params)} />}
          {looked.map(({ name, said, reads }) => (
            <Looked key={name} name={name} said={said} reads={reads} spelled={spelled} />
          ))}
        </dl>
      )}
    </li>
  );
}

/** The drawing is decorative; the text says the same. */
function Contact({
  label,
  says,
  isClosed,
}: {
  readonly label: string;
  readonly says: string;
  readonly isClosed: boolean;
}) {
  return (
    <span className={isClosed ? 'contact' : 'contact open'}>
      <span className="lb">{label}</span>
      <svg viewBox="0 0 24 22" aria-hidden="true">
        <path d="M3 0v22M21 0v22" />
        <path d={isClosed ? 'M3 11H21' : 'M3 11 19 -4'} />
      </svg>
      <span className="sy">{says}</span>
    </span>
  );
}

function Looked({ name, said, reads, spelled }: Judged & Pick<RungProps, 'spelled'>) {
  return (
    <>
      <Line name={name} says={said === null ? 'unknown' : said ? 'true' : 'false'} isNo={said === false} />
      {reads.map(({ path, value }) => (
        <Line key={path} name={path} says={spelled(value)} isInput />
      ))}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly says: string;
  readonly isNo?: boolean;
  /** Whether it is a value that the condition above looked at. */
  readonly isInput?: boolean;
}

const Line = ({ name, says, isNo = false, isInput = false }: LineProps) => (
  <div className={isInput ? 'in' : ''}>
    <dt>{name}</dt>
    <dd className={isNo ? 'no' : ''}>{says}</dd>
  </div>
);

/** Target states below the machine; actions if it stays. */
const aims = ({ targets, actions }: Candidate): string =>
  targets.map((id) => id.slice(id.indexOf('.') + 1)).join(' + ') || actions.join(', ') || 'no target';
