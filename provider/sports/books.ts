import type { SportId } from '../engines/sports/sport.ts';

export type BookId = 'sports' | 'esports';

/** The sportsbooks of this provider: id of the game → what can be bet on. Every vendor's book has the same odds. */
const GAMES: Readonly<Record<string, BookId>> = {
  'grand-stadium-sports': 'sports',
  'av-arena-esports': 'esports',
  'ai-circuit-esports': 'esports',
  'imes-league-esports': 'esports',
  'tf-masters-esports': 'esports',
  'ia-clash-esports': 'esports',
};

/** Null for a game that is no sportsbook. */
export const bookOf = (gameId: string): BookId | null =>
  Object.hasOwn(GAMES, gameId) ? (GAMES[gameId] ?? null) : null;

const ESPORTS: ReadonlySet<SportId> = new Set(['shooter', 'moba']);
export const isInBook = (book: BookId, sport: SportId): boolean => ESPORTS.has(sport) === (book === 'esports');
