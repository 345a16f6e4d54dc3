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

/** An opened capsule: compatibility and actions. */
export function OpenedCapsule({ opened, onReplay, onTest, onJourney, onBeside, onBesideSession }: OpenedCapsuleProps) {
  const { name, capsule, verdict } = opened;
  const isIncompatible = verdict.kind === 'incompatible';
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
        <button type="button" className="b" disabled={isIncompatible} onClick={onReplay}>
          Replay
        </button>
        <button type="button" className="b" disabled={isIncompatible} onClick={onTest}>
          Export test
        </button>
        <button type="button" className="b" disabled={isIncompatible} onClick={onJourney}>
          Export journey
        </button>
        <FileButton name="Compare with…" onFile={onBeside} />
        <button type="button" className="b" onClick={onBesideSession}>
          Compare with this session
        </button>
      </div>
    </section>
  );
}

const TAGS = { compatible: 'tag a', risky: 'tag w', incompatible: 'tag x' } as const;
