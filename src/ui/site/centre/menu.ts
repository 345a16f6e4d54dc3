import type { AgentFeatures, MemberFeatures } from '../../../api/contract/agent/agentFeatures.ts';
import type { CentreKey } from '../../copy/centre.en.ts';

type MenuKey = Extract<CentreKey, `menu_${string}`>;

/** What the entries of a menu count; null while unknown. */
export interface MenuCounts {
  /** Mission rewards to claim. */
  readonly missions: number | null;
  /** Unread messages (API-30). */
  readonly messages: number | null;
}

/** A page's entry in its centre's menu. */
export interface CentreItem {
  /** Entries of a group stay together, in page order. */
  readonly group: MenuKey;
  readonly label: MenuKey;
  readonly icon: string;
  /** Shown while any of these flags is on (AGENT-11…15). */
  readonly flags?: readonly (keyof AgentFeatures)[];
  /** Shown only to a side of an agreement. */
  readonly needsAgreements?: true;
  /** Shown only to a member with an upline. */
  readonly needsUpline?: true;
  /** Its count of things to do (MEMBER-19). */
  readonly badge?: keyof MenuCounts;
  /** Reached by links: named, but not listed. */
  readonly unlisted?: true;
  /** Members only: agents have a fuller page in their own centre. */
  readonly notForAgents?: true;
}

export interface MenuItem extends CentreItem {
  /** Path of the page. */
  readonly page: string;
}

export interface MenuGroup {
  readonly label: MenuKey;
  readonly items: readonly MenuItem[];
}

export interface Menus {
  readonly member: readonly MenuGroup[];
  readonly agent: readonly MenuGroup[];
}

interface MenuPage {
  readonly path: string;
  readonly menu?: CentreItem;
}

/** A centre's menu, built from its pages in their order. */
export function menuOf(pages: readonly MenuPage[]): readonly MenuGroup[] {
  const items = pages.flatMap(({ path, menu }) => (menu ? [{ ...menu, page: path }] : []));
  return [...Map.groupBy(items, ({ group }) => group)].map(([label, ofGroup]) => ({ label, items: ofGroup }));
}

interface Reader {
  readonly isAgent: boolean;
  readonly hasUpline: boolean;
  /** The agent's feature flags; null while unknown. */
  readonly features: MemberFeatures | null;
}

/** The entries for this member; an entry with all its flags off is left out (AGENT-15). */
export const menuFor = (menu: readonly MenuGroup[], { isAgent, hasUpline, features }: Reader): readonly MenuGroup[] =>
  menu.flatMap((group) => {
    const items = group.items.filter(
      ({ flags, needsAgreements, needsUpline, notForAgents, unlisted }) =>
        !unlisted &&
        !(notForAgents && isAgent) &&
        !(needsUpline && !hasUpline) &&
        !(needsAgreements && !features?.hasAgreements) &&
        (flags?.some((flag) => features?.[flag]) ?? true),
    );
    return items.length === 0 ? [] : [{ ...group, items }];
  });

/** The entry of a page, for its title. */
export const itemOf = (menu: readonly MenuGroup[], page: string): MenuItem | null =>
  menu.flatMap(({ items }) => items).find((item) => item.page === page) ?? null;
