import { FileButton } from './FileButton.tsx';
import type { Opened } from './useOpening.ts';

interface OpenedCapsuleProps {
  readonly opened: Opened;
  readonly onReplay: () => void;
  readonly onWatch: (() => void) | undefined;
  readonly onTest: () => void;
  readonly onJourney: () => void;
  readonly onBeside: (file: File) => void;
  readonly onBesideSession: () => void;
}

/** An opened capsule: compatibility and actions. */
export function OpenedCapsule(props: OpenedCapsuleProps) {
  const { opened, onReplay, onWatch, onTest, onJourney, onBeside, onBesideSession } = props;
  const { name, capsule, verdict } = opened;
  const isIncompatible = verdict.kind === 'incompatible';
  return (
    <section aria-label={`Recording ${name}`}>
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
        {onWatch && (
          <button type="button" className="b go" disabled={isIncompatible} onClick={onWatch}>
            Watch in a new tab
          </button>
        )}
        <button type="button" className="b" disabled={isIncompatible} onClick={onReplay}>
          Check replay
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
