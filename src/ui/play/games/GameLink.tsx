import type { ReactNode } from 'react';
import { isGamePath } from '../../../machines/site/pages/pages.rules.ts';
import type { Site } from '../../site/shell/site.ts';

interface GameLinkProps {
  readonly site: Site;
  readonly target: string;
  readonly className: string | undefined;
  readonly current?: boolean;
  /** Opens a list instead. */
  readonly popup?: (() => void) | null;
  readonly children: ReactNode;
}

/** A link to a list of games, or to a game: that needs a login first (GAME-18). A list may open as a popup. */
export function GameLink({ site, target, className, current = false, popup = null, children }: GameLinkProps) {
  return (
    <a
      className={className}
      href={target}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (popup) {
          event.preventDefault();
          popup();
          return;
        }
        if (!isGamePath(target)) return;
        event.preventDefault();
        site.send({ type: 'site.enter', path: target });
      }}
    >
      {children}
    </a>
  );
}
