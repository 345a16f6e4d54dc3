import { MAX_SEARCH, type SearchFound } from '../../../api/contract/public/search.ts';
import type { SearchGroup } from './search.events.ts';

/** The text of an address, such as `/search?q=naga`. */
export const queryOf = (address: string): string =>
  (new URLSearchParams(address.split('?')[1] ?? '').get('q') ?? '').slice(0, MAX_SEARCH);

export const searchPath = (query: string): string =>
  query.trim() === '' ? '/search' : `/search?q=${encodeURIComponent(query.trim())}`;

export const GROUPS = ['games', 'promotions', 'help', 'news'] as const satisfies readonly SearchGroup[];

/** How many results a group has. */
export const countOf = (found: SearchFound, group: SearchGroup): number =>
  group === 'all' ? GROUPS.reduce((sum, one) => sum + found[one].length, 0) : found[group].length;

/** The groups on screen: the chosen one, else all that have results. */
export const shownGroups = (found: SearchFound, group: SearchGroup): readonly (typeof GROUPS)[number][] =>
  GROUPS.filter((one) => (group === 'all' || group === one) && found[one].length > 0);

/** A part of a text; `isFound` where the query matches. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in parts, those of the query marked. */
export function markedParts(text: string, query: string): readonly TextPart[] {
  const terms = query
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '');
  const plain = text.toLowerCase();
  // Lower case may have another length in some scripts: then nothing is marked.
  if (terms.length === 0 || plain.length !== text.length) return [{ text, isFound: false }];
  const parts: TextPart[] = [];
  for (let from = 0; from < text.length; ) {
    const next = terms
      .map((term) => ({ term, at: plain.indexOf(term, from) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.term.length - a.term.length)[0];
    const until = next?.at ?? text.length;
    if (until > from) parts.push({ text: text.slice(from, until), isFound: false });
    if (next) parts.push({ text: text.slice(until, until + next.term.length), isFound: true });
    from = until + (next?.term.length ?? 0);
  }
  return parts;
}
