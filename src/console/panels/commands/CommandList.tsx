import { type KeyboardEvent, useId, useState } from 'react';
import { takeFocus } from '../takeFocus.ts';
import { type Command, keyLabel } from './commands.ts';

interface CommandListProps {
  readonly commands: readonly Command[];
  readonly onRun: (command: Command) => void;
  /** Closes the list and restores the focus. */
  readonly onClose: () => void;
  /** Closes the list; the focus is elsewhere already. */
  readonly onLeave: () => void;
}

/** Command palette: type to filter, Enter to run. */
export function CommandList({ commands, onRun, onClose, onLeave }: CommandListProps) {
  const [written, setWritten] = useState('');
  const [wanted, want] = useState(0);
  const id = useId();
  const found = commands.filter(({ name }) => fits(name, written));
  const at = Math.min(wanted, found.length - 1);
  const chosen = found[at];
  const run = (command: Command | undefined) => {
    if (command !== undefined && command.off === null) onRun(command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && found.length > 0) want((at + by + found.length) % found.length);
    else if (event.key === 'Enter') run(chosen);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  };
  return (
    <div className="cmd" role="dialog" aria-modal="true" aria-label="Commands">
      <input
        ref={takeFocus}
        className="cmd-in"
        role="combobox"
        aria-label="Command"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen === undefined ? undefined : `${id} ${at}`}
        placeholder="Type a command"
        autoComplete="off"
        spellCheck={false}
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
          want(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      <div id={id} className="cmd-list" role="listbox" aria-label="Commands">
        {found.map((command, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above
          // biome-ignore lint/a11y/useFocusableInteractive: the same
          <div
            key={`${command.name} ${command.key}`}
            id={`${id} ${place}`}
            ref={place === at ? comeIntoView : null}
            role="option"
            aria-selected={place === at}
            aria-disabled={command.off !== null}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            <span>{command.name}</span> {command.off !== null && <small>{command.off}</small>}
            {command.key !== null && <kbd className="k r">{keyLabel(command.key)}</kbd>}
          </div>
        ))}
      </div>
      <p className="say dim" role="status">
        {found.length === 0 ? 'No matching commands.' : `${found.length} of ${commands.length}`}
      </p>
    </div>
  );
}

/** Each word occurs in the name, in any order. */
const fits = (name: string, written: string): boolean =>
  written
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

const comeIntoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });
