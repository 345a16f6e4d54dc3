import type { WhyNot } from '../../core/whyNot.ts';
import { Ladder } from './Ladder.tsx';

/** An ignored event. */
export interface Miss {
  /** Sequence number. */
  readonly seq: number;
  readonly event: string;
  readonly actor: string;
  /** Why it was ignored. */
  readonly answer: WhyNot;
}

interface WhyNotPanelProps {
  /** Newest first. */
  readonly misses: readonly Miss[];
  /** Sequence number of the selected one; null for the newest. */
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
  /** Formats guard params, masked. */
  readonly spelled: (params: unknown) => string;
  /** Optional actions; omitted ones are hidden. */
  readonly onForm?: (miss: Miss) => void;
  readonly onBranch?: (miss: Miss) => void;
  readonly onBreak?: (miss: Miss, transitionId: string) => void;
}

const GROUPS = [
  ['guard', 'Guard is false'],
  ['notHere', 'Not handled in this state'],
  ['forbidden', 'Forbidden transition'],
  ['stopped', 'Actor stopped'],
  ['would change', 'Would be taken'],
] as const;

/** Ignored events, and the evaluated candidates of one of them. */
export function WhyNotPanel(props: WhyNotPanelProps) {
  const { misses, chosen } = props;
  const miss = misses.find(({ seq }) => seq === chosen) ?? misses[0];
  return (
    <div className="why">
      <MissList {...props} shown={miss?.seq ?? null} />
      {miss === undefined ? <p className="why-none say">No ignored events.</p> : <Answer {...props} miss={miss} />}
    </div>
  );
}

function MissList({ misses, shown, onChoose }: WhyNotPanelProps & { readonly shown: number | null }) {
  return (
    <nav className="why-list" aria-label="Ignored events">
      <h2 className="cap">
        Ignored events <span className="n x">{misses.length}</span>
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
      <p className="why-note">An ignored event is not always an error.</p>
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
          {event} {verdict.kind === 'would change' ? 'would be taken' : 'ignored'}: <em>{verdict.sentence}</em>
        </h1>
        <p>
          #{seq} · {actor} · {asked(places.length)}
          {nearestMiss !== null && ', nearest miss in red'}
        </p>
      </header>
      <Ladder places={places} event={event} actor={actor} nearestMiss={nearestMiss} spelled={spelled} />
      <div className="why-fix">
        <div>
          <h2>Next steps</h2>
          <ul>
            {onForm && <Way says="Send it with a different payload." label="Go to form" onTake={() => onForm(miss)} />}
            {onBranch && (
              <Way says={`Continue differently from before #${seq}.`} label="Branch" onTake={() => onBranch(miss)} />
            )}
            {onBreak && nearestMiss !== null && (
              <Way
                says="Pause whenever this guard is false."
                label="Add breakpoint"
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
              States that handle {event}: {verdict.elsewhere.join(', ')}
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
  count === 0 ? 'no state checked' : count === 1 ? '1 state checked' : `${count} states checked`;
