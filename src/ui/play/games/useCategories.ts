import { useSelector } from '@xstate/react';
import { type NavCategory, navCategories } from '../../../machines/play/games/games.rules.ts';
import type { Site } from '../../site/shell/site.ts';

const NONE: readonly NavCategory[] = [];

/** Categories with vendors, in the order of the navigation; empty until they are loaded (HEADER-06, 07). */
export function useCategories(site: Site): readonly NavCategory[] {
  const games = useSelector(site, ({ children }) => children.games);
  const menus = useSelector(games, (state) => state?.children.menus);
  const value = useSelector(menus, (state) => state?.context.value ?? null);
  return value === null ? NONE : navCategories(value.list);
}
