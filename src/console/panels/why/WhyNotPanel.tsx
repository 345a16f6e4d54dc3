import type { WhyNot } from '../../core/whyNot.ts';
import { Ladder } from './Ladder.tsx';

/** An event that changed nothing. */
export interface Miss {
  /** Its number in the log. */
  readonly seq: number;
  readonly event: string;
  readonly actor: string;
  /** Why it changed nothing; worked out with what the event carried. */
  readonly answer: WhyNot;
}

interface WhyNotPanelProps {
  /** The newest first. */
  readonly misses: readonly Miss[];
  /** The number of the one that is looked at; the newest where it is null. */
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
  /** Writes what a guard was given; secrets are masked there. */
  readonly spelled: (params: unknown) => string;
  /** Each is offered where it is there. */
  readonly onForm?: (miss: Miss) => void;
  readonly onBranch?: (miss: Miss) => void;
  readonly onBreak?: (miss: Miss, transitionId: string) => void;
}

const GROUPS = [
  ['guard', 'A guard said no'],
  ['notHere', 'Not in this state'],
  ['forbidden', 'Taken to do nothing'],
  ['stopped', 'Actor had stopped'],
  ['would change', 'Would be taken'],
] as const;

/** The events that changed nothing, and of one of them who was asked and what each said. */
export function WhyNotPanel(props: WhyNotPanelProps) {
  const { misses, chosen } = props;
  const miss = misses.find(({ seq }) => seq === chosen) ?? misses[0];
  return (
    <div className="why">
      <MissList {...props} shown={miss?.seq ?? null} />
      {miss === undefined ? (
        <p className="why-none say">Every event has changed something.</p>
      ) : (
        <Answer {...props} miss={miss} />
      )}
    </div>
  );
}

function MissList({ misses, shown, onChoose }: WhyNotPanelProps & { readonly shown: number | null }) {
  return (
    <nav className="why-list" aria-label="Events that changed nothing">
      <h2 className="cap">
        Changed nothing <span className="n x">{misses.length}</span>
      </h2>
      {GROUPS.map(([kind, title]) => {
        const own = misses.filter(({ answer }) => answer.verdict.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind}>
            <h3>{title}</h3>
            <ul>
              {own.map(({ seq, event, actor, answer }) => (
                <li key={seq}>
                  <button type="button" aria-current={seq === shown} onClick={() => onChoose(seq)}>
                    <span className="dim">{seq}</span>
                    <span className="hi">
                      {event} <span className="dim">{actor}</span>
                    </span>
                    <small>{answer.verdict.sentence}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="why-note">
        An event that changes nothing is not always a fault. These are here so that none goes by unseen.
      </p>
    </nav>
  );
}

function Answer({ miss, spelled, onForm, onBranch, onBreak }: WhyNotPanelProps & { readonly miss: Miss }) {
  const { seq, event, actor, answer } = miss;
  const { places, verdict } = answer;
  const { nearestMiss } = verdict;
  const near = places.flatMap(({ candidates }) => candidates).find(({ transitionId }) => transitionId === nearestMiss);
  return (
    <section className="why-answer" aria-labelledby="why-title">
      <header>
        <h1 id="why-title">
          {event} {verdict.kind === 'would change' ? 'would be taken' : 'changed nothing'}: <em>{verdict.sentence}</em>
        </h1>
        <p>
          #{seq} · {actor} · {asked(places.length)}
          {nearestMiss !== null && ', the nearest miss is red'}
        </p>
      </header>
      <Ladder places={places} event={event} actor={actor} nearestMiss={nearestMiss} spelled={spelled} />
      <div className="why-fix">
        <div>
          <h2>What would let it through</h2>
          <ul>
            {onForm && <Way says="Send it with something else in it." label="Go to form" onTake={() => onForm(miss)} />}
            {onBranch && (
              <Way
                says={`Go back to before #${seq} and go on otherwise.`}
                label="Branch"
                onTake={() => onBranch(miss)}
              />
            )}
            {onBreak && nearestMiss !== null && (
              <Way
                says="Stop the site whenever this guard says no."
                label="Break here"
                onTake={() => onBreak(miss, nearestMiss)}
              />
            )}
          </ul>
        </div>
        <div>
          <h2>For developers</h2>
          {near && <pre className="why-src">{near.text}</pre>}
          {verdict.elsewhere.length > 0 && (
            <p className="dim">
              Also takes {event}, not active: {verdict.elsewhere.join(', ')}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Way({ says, label, onTake }: { readonly says: string; readonly label: string; readonly onTake: () => void }) {
  return (
    <li>
      <span className="say grow">{says}</span>
      <button type="button" className="b l" onClick={onTake}>
        {label}
      </button>
    </li>
  );
}

const asked = (count: number): string =>
  count === 0 ? 'nobody was asked' : count === 1 ? '1 place was asked' : `${count} places were asked`;
