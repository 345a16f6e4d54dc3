import { FileButton } from './FileButton.tsx';
import type { Opened } from './useOpening.ts';

interface OpenedCapsuleProps {
  readonly opened: Opened;
  readonly onReplay: () => void;
  readonly onTest: () => void;
  readonly onJourney: () => void;
  readonly onBeside: (file: File) => void;
  readonly onBesideSession: () => void;
}

/** A capsule with its verdict, and what can be done with it. */
export function OpenedCapsule({ opened, onReplay, onTest, onJourney, onBeside, onBesideSession }: OpenedCapsuleProps) {
  const { name, capsule, verdict } = opened;
  const isImpossible = verdict.kind === 'impossible';
  return (
    <section aria-label={`Capsule ${name}`}>
      <p>
        <b>{name}</b> {capsule.steps.length} steps <span className={TAGS[verdict.kind]}>{verdict.kind}</span>
      </p>
      <ul>
        {verdict.because.map((sentence) => (
          <li key={sentence} className="say">
            {sentence}
          </li>
        ))}
      </ul>
      <div className="cases">
        <button type="button" className="b" disabled={isImpossible} onClick={onReplay}>
          Replay
        </button>
        <button type="button" className="b" disabled={isImpossible} onClick={onTest}>
          Write a test
        </button>
        <button type="button" className="b" disabled={isImpossible} onClick={onJourney}>
          Write a journey
        </button>
        <FileButton name="Compare with…" onFile={onBeside} />
        <button type="button" className="b" onClick={onBesideSession}>
          Compare with this session
        </button>
      </div>
    </section>
  );
}

const TAGS = { fits: 'tag a', risky: 'tag w', impossible: 'tag x' } as const;
