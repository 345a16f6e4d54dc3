import type { BoardTable } from './board.ts';
import type { OneBoard } from './frame.ts';

type Join = (board: OneBoard, table: BoardTable) => OneBoard;

/** Boards with an actor of their own beside the page's machine; only their page loads it, never the check page. */
const joins: Readonly<Record<string, () => Promise<Join>>> = {
  'fish-1': async () => (await import('../boards/fish/hunt/joinHunt.ts')).joinHunt as unknown as Join,
};

/** The same board, once it has met its page. */
export async function joinBoard(board: OneBoard, table: BoardTable): Promise<OneBoard> {
  const join = await joins[board.rules.id]?.();
  return join?.(board, table) ?? board;
}
