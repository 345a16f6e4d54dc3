import { FileButton } from './FileButton.tsx';
import type { Opened } from './useOpening.ts';

interface OpenedCapsuleProps {
  readonly opened: Opened;
  readonly onReplay: () => void;
  readonly onWatch: (() => void) | undefined;
  readonly onTest: () => void;
  readonly onJourney: () => void;
  /** Writes a Playwright file; undefined if the recording has no clicks. */
  readonly onPlaywright: (() => void) | undefined;
  readonly onBeside: (file: File) => void;
  readonly onBesideSession: () => void;
}

/** An opened capsule: compatibility and actions. */
export function OpenedCapsule(props: OpenedCapsuleProps) {
  const { opened, onReplay, onWatch, onTest, onJourney, onPlaywright, onBeside, onBesideSession } = props;
  const { name, capsule, verdict } = opened;
  const isIncompatible = verdict.kind === 'incompatible';
  return (
    <section aria-label={`Recording ${name}`}>
      <p>
        <b>{name}</b> {capsule.steps.length} steps <span className={TAGS[verdict.kind]}>{verdict.kind}</span>
      </p>
      <ul>
        <Beside capsule={capsule} />
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
        {onPlaywright && (
          <button type="button" className="b" onClick={onPlaywright}>
            Export Playwright file
          </button>
        )}
        <FileButton name="Compare with…" onFile={onBeside} />
        <button type="button" className="b" onClick={onBesideSession}>
          Compare with this session
        </button>
      </div>
    </section>
  );
}

/** What goes with the recording, and where its checks are judged. */
function Beside({ capsule: { inputs = [], notes = [], checks = [] } }: Pick<Opened, 'capsule'>) {
  return (
    <>
      {notes.map(({ step, text }) => (
        <li key={`${step} ${text}`} className="say">
          Note at step {step + 1}: {text || 'bookmark'}
        </li>
      ))}
      {checks.length > 0 && (
        <li className="say">
          {checks.length === 1 ? '1 check is' : `${checks.length} checks are`} judged on the screens: watch it in a new
          tab.
        </li>
      )}
      {inputs.length > 0 && <li className="say">{inputs.length} clicks and inputs.</li>}
    </>
  );
}

const TAGS = { compatible: 'tag a', risky: 'tag w', incompatible: 'tag x' } as const;
