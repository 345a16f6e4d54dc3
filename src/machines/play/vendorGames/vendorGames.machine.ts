import type { InputFrom, OutputFrom } from 'xstate';
import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { gameCategory, gameContract } from '../../../api/contract/play/game.ts';
import { choice, createPage } from '../../page/page.machine.ts';
import { pathOfGame } from '../games/games.rules.ts';

/** The popup game list of a vendor (HEADER-29, 30); ends with the address of the picked game, or null. */
export const vendorGamesDialog = createPage({
  id: 'vendorGames',
  choices: {
    /** Code of the vendor. */
    vassalage: choice(visible(z.string()), ''),
    gameCategory: choice(gameCategory, 'RNG'),
    /** Name of the vendor. */
    name: choice(visible(z.string()), ''),
    picked: choice(visible(z.nullable(z.string())), null, { closes: true }),
  },
  reads: (query) => ({
    games: query(gameContract.list, {
      request: ({ vassalage, gameCategory, language }) => ({ vassalage, gameCategory, language }),
    }),
  }),
  closes: true,
  output: ({ games, picked }) => {
    const game = games?.list.find(({ id }) => id === picked);
    return { path: game === undefined ? null : pathOfGame(game.id) };
  },
});

export type VendorGamesInput = Required<
  Pick<InputFrom<typeof vendorGamesDialog.machine>, 'language' | 'vassalage' | 'gameCategory' | 'name'>
>;
export type VendorGamesOutput = OutputFrom<typeof vendorGamesDialog.machine>;
