// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Game, gameContract } from '../../../../src/api/contract/play/game.ts';
import { vendorGamesDialog } from '../../../../src/machines/play/vendorGames/vendorGames.machine.ts';
import { VendorGamesDialog } from '../../../../src/ui/play/vendorGames/VendorGamesDialog.tsx';
import { createHarness } from '../../kit/harness.ts';
import { press } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';

const game = (id: string, name: string): Game => ({
  ...{ id, name, category: 'ARCADE', vassalage: 'LANTA', vendorName: 'Lanta Play', isHot: 0, isNew: false },
});
const lanta = { vassalage: 'LANTA', gameCategory: 'ARCADE', name: 'Lanta Play' } as const;

describe('[MODAL-07] [HEADER-29] [HEADER-30] the popup game list', () => {
  it.each(
    pageContract({
      page: vendorGamesDialog,
      view: (actor) => <VendorGamesDialog actor={actor} />,
      input: lanta,
      reads: {
        games: {
          endpoint: gameContract.list,
          request: { vassalage: 'LANTA', gameCategory: 'ARCADE', language: 'TH' },
          values: [{ list: [game('durian-burst', 'Durian Burst'), game('twin-koi', 'Twin Koi')] }, { list: [] }],
          failed: 'The games could not be loaded',
        },
      },
      ends: [
        [() => press('Twin Koi'), { path: '/game/twin-koi' }],
        [() => press('Close'), { path: null }],
      ],
    }),
  )('%s', (_title, run) => run());

  it('leads to no game that is not listed', () => {
    const { actor } = createHarness({ machine: () => vendorGamesDialog.machine } as never, {
      language: 'TH',
      ...lanta,
    });
    actor.send({ type: 'vendorGames.picked', picked: 'of-another-vendor' });
    expect(actor.getSnapshot().output).toEqual({ path: null });
  });
});
