import type { GuardAnswer } from '../../core/guardAnswer.ts';
import type { Candidate, Place } from '../../core/ladder.ts';

interface LadderProps {
  readonly places: readonly Place[];
  readonly event: string;
  readonly actor: string;
  /** Transition to highlight in red. */
  readonly nearestMiss: string | null;
  readonly spelled: (params: unknown) => string;
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

function Rung({ place, candidate, event, actor, nearestMiss, spelled }: RungProps) {
  const guard = candidate?.guard ?? null;
  const isNear = candidate !== null && candidate.transitionId === nearestMiss;
  return (
    <li className={isNear ? 'rung near' : 'rung'}>
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
      {isNear && guard && (guard.params !== undefined || guard.leaves.length > 1) && (
        <dl className="why-box">
          {guard.params !== undefined && <Line name="params" says={spelled(guard.params)} />}
          {conditionsIn(guard, spelled).map(([name, said]) => (
            <Line key={name} name={name} says={said} />
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

/** Conditions of a composed guard, without duplicates. */
const conditionsIn = (
  { leaves }: GuardAnswer,
  spelled: RungProps['spelled'],
): readonly (readonly [string, string])[] =>
  leaves.length < 2
    ? []
    : [
        ...new Map(
          leaves.map(({ name, params, said }) => [
            params === undefined ? name : `${name} ${spelled(params)}`,
            said === null ? 'unknown' : said ? 'true' : 'false',
          ]),
        ),
      ];

const Line = ({ name, says }: { readonly name: string; readonly says: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{says}</dd>
  </div>
);

/** Target states below the machine; actions if it stays. */
const aims = ({ targets, actions }: Candidate): string =>
  targets.map((id) => id.slice(id.indexOf('.') + 1)).join(' + ') || actions.join(', ') || 'no target';
