import type { ReactNode } from 'react';
import { isGamePath } from '../../machines/pages/pages.rules.ts';
import type { Site } from '../shell/site.ts';

interface GameLinkProps {
  readonly site: Site;
  readonly target: string;
  readonly className: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link to a list of games, or to a game: that needs a login first (GAME-18). */
export function GameLink({ site, target, className, current = false, children }: GameLinkProps) {
  return (
    <a
      className={className}
      href={target}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        if (!isGamePath(target) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        site.send({ type: 'site.enter', path: target });
      }}
    >
      {children}
    </a>
  );
}
