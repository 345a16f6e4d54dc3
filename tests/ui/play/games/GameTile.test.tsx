// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { artPath } from '../../../../src/api/contract/play/game.ts';
import { GameTile } from '../../../../src/ui/play/games/GameTile.tsx';
import { onScreen } from '../../../model/onScreen.tsx';

it('[SCREEN-09] tries the art of a tile three times', () => {
  const game = {
    ...{ id: 'lantern-night', name: 'Lantern Night', category: 'RNG' as const, vassalage: 'NINELAMPS' },
    ...{ vendorName: 'Nine Lamps', isHot: 0, isNew: false },
  };
  const { close } = onScreen<AnyActorRef>(() => (
    <GameTile game={game} isFavourite={false} onPlay={() => {}} onFavour={() => {}} />
  ))(createActor(createMachine({})));
  onTestFinished(close);
  const tried: (string | null)[] = [];
  for (let img = document.querySelector('img'); img; img = document.querySelector('img')) {
    tried.push(img.getAttribute('src'));
    fireEvent.error(img);
  }
  const art = artPath('lantern-night');
  expect(tried).toEqual([art, `${art}&attempt=2`, `${art}&attempt=3`]);
});
