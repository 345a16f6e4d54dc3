import { type ReactNode, useState } from 'react';
import { CommandList } from './CommandList.tsx';
import { type Command, commandsOf, commandsOnScreen, type Reach } from './commands.ts';
import { KeyList } from './KeyList.tsx';

interface Shown {
  readonly what: 'commands' | 'keys';
  readonly root: Element;
  readonly onScreen: readonly Command[];
  /** Previously focused element. */
  readonly back: HTMLElement | null;
}

/** The commands, and the open list of commands or keys. */
export function useLists(reach: Omit<Reach, 'list'>): {
  readonly commands: readonly Command[];
  readonly list: Reach['list'];
  readonly shown: ReactNode;
} {
  const [shown, setShown] = useState<Shown | null>(null);
  const list: Reach['list'] = (what, root) => {
    const { activeElement } = root.getRootNode() as Document | ShadowRoot;
    setShown({ what, root, onScreen: commandsOnScreen(root), back: activeElement as HTMLElement | null });
  };
  const commands = commandsOf({ ...reach, list });
  const close = () => {
    setShown(null);
    shown?.back?.focus();
  };
  const run = (command: Command) => {
    close();
    if (shown !== null) command.run(shown.root);
  };
  const all = [...commands, ...(shown?.onScreen ?? [])];
  return {
    commands,
    list,
    shown:
      shown === null ? null : shown.what === 'keys' ? (
        <KeyList commands={commands} onClose={close} />
      ) : (
        <CommandList commands={all} onRun={run} onClose={close} onLeave={() => setShown(null)} />
      ),
  };
}
