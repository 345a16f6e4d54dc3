import type { CentreItem } from '../ui/site/centre/menu.ts';
import type { Shape } from '../ui/states/PageShape.tsx';
import type { PageCode } from './page.ts';

/** A page of the site. */
export interface Page {
  /** The path without its leading slash, such as `member/withdraw`; `lobby` and `game` have several addresses. */
  readonly path: string;
  /** What it looks like while it loads. */
  readonly shape: Shape;
  /** The file of its code in `pages/`: a page that arrives names it (decision 057). */
  readonly file: string;
  /** Its entry in a centre's menu; a page without one is reached by links. */
  readonly menu?: CentreItem;
  /** Loads its code, a chunk of its own. */
  readonly code: () => Promise<PageCode>;
}

/** The single registration of a page: menus, routes, replay and console derive from it. */
export const definePage = <const P extends Page>(page: P): P => page;
