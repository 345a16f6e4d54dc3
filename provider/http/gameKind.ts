import { engineOf } from '../crash/crashGames.ts';
import { roomGames } from '../rooms/roomGames.ts';
import { sharedTables } from '../tables/tableGames.ts';

/** What a game's page brings beside what all pages share. */
export type GameKind = 'slot' | 'crash' | 'board' | 'table' | 'room' | 'lottery' | 'sports';

export function kindOf(gameId: string): GameKind {
  const engine = engineOf(gameId);
  if (engine !== 'board') return engine;
  if (sharedTables.has(gameId)) return 'table';
  return roomGames.has(gameId) ? 'room' : 'board';
}
