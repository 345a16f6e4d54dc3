import { takeFocus } from '../takeFocus.ts';
import { type Command, keyLabel } from './commands.ts';

interface KeyListProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** Keys of conditional controls. */
const OTHERS = [
  ['1–9', 'Send that event'],
  ['G', 'Take me to the selected state'],
  ['B', 'Add a breakpoint at the selected state'],
  ['/', 'Filter the log'],
  ['D', 'Dock to bottom, to right, separate window'],
  ['+ − 0', 'Zoom and fit the chart'],
] as const;

/** All keyboard shortcuts. */
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
      <p className="say">Active while the console has focus; letter keys not in text fields.</p>
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
