import { takeFocus } from '../takeFocus.ts';
import { type Command, keyLabel } from './commands.ts';

interface KeyListProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** Keys of controls that come and go. */
const OTHERS = [
  ['1–9', 'Send that event'],
  ['G', 'Take me to the chosen state'],
  ['B', 'Stop at the chosen state'],
  ['/', 'Filter the log'],
  ['D', 'Dock below, on the right, in a window'],
  ['+ − 0', 'Zoom and fit the chart'],
] as const;

/** Every key of the console. */
export function KeyList({ commands, onClose }: KeyListProps) {
  const own = commands.flatMap(({ key, name }) => (key === null ? [] : [[keyLabel(key), name] as const]));
  return (
    <div
      className="cmd keys"
      role="dialog"
      aria-modal="true"
      aria-label="Keys"
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape' && event.key !== '?' && event.key !== 'Tab') return;
        event.preventDefault();
        if (event.key !== 'Tab') onClose();
      }}
    >
      <p className="say">They work while the console has the focus; letters not where you write.</p>
      <dl>
        {[...own, ...OTHERS].map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd className="k">{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="b go" ref={takeFocus} onClick={onClose}>
        Close <kbd className="k">Esc</kbd>
      </button>
    </div>
  );
}
