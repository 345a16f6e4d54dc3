import type { GuardAnswer } from '../../core/guardAnswer.ts';
import type { Candidate, Place } from '../../core/ladder.ts';

interface LadderProps {
  readonly places: readonly Place[];
  readonly event: string;
  readonly actor: string;
  /** The transition to be marked red. */
  readonly nearestMiss: string | null;
  readonly spelled: (params: unknown) => string;
}

/** A rung for each candidate, as on a ladder diagram: the current comes from the left as far as everybody says yes. */
export function Ladder({ places, ...rest }: LadderProps) {
  return (
    <ol className="why-ladder" aria-label="Who was asked, innermost first">
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
      <Contact label="actor runs" says={actor} isClosed />
      <Contact
        label={`takes ${event}`}
        says={place.takesEvent ? 'yes' : 'no such event here'}
        isClosed={place.takesEvent}
      />
      {guard && (
        <Contact
          label={guard.name}
          says={guard.said === null ? 'broke' : guard.said ? 'said yes' : 'said no'}
          isClosed={guard.said === true}
        />
      )}
      {candidate && <span className="coil">{aims(candidate)}</span>}
      {isNear && guard && (guard.params !== undefined || guard.leaves.length > 1) && (
        <dl className="why-box">
          {guard.params !== undefined && <Line name="given" says={spelled(guard.params)} />}
          {conditionsIn(guard, spelled).map(([name, said]) => (
            <Line key={name} name={name} says={said} />
          ))}
        </dl>
      )}
    </li>
  );
}

/** The words say it all; the drawing is for eyes. */
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

/** The conditions of a composed guard, each once. */
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
            said === null ? 'cannot say' : said ? 'yes' : 'no',
          ]),
        ),
      ];

const Line = ({ name, says }: { readonly name: string; readonly says: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{says}</dd>
  </div>
);

/** The states that it leads to, below the machine; what it does where it stays. */
const aims = ({ targets, actions }: Candidate): string =>
  targets.map((id) => id.slice(id.indexOf('.') + 1)).join(' + ') || actions.join(', ') || 'nothing';
