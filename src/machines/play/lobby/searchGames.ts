import { portOf } from '../../../api/actors.ts';
import { gameContract } from '../../../api/contract/play/game.ts';

/** Finds games by a text; the ids, best match first. The index loads with the first search and stays for its hash. */
export const searchPort = portOf<readonly string[], { query: string; hash: string }>(
  [gameContract.searchIndex],
  async (client, { query, hash }, caller) => {
    const { openSearch } = await import('../../../api/gameSearch.ts');
    return (await openSearch(hash, () => client(gameContract.searchIndex, { request: { hash } }, caller)))(query);
  },
);
