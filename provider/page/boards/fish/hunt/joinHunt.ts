import { html, nothing } from 'lit-html';
import type { FishChoice, FishView } from '../../../../engines/board/fish.ts';
import type { Board, BoardTable } from '../../../board/board.ts';
import type { FishKey } from '../copy.en.ts';
import { priceOf } from './gun.setup.ts';
import { huntControls, huntSwitch, huntTable, saidOf } from './huntView.ts';
import { openHunt } from './openHunt.ts';

type FishBoard = Board<FishChoice, never, FishView, FishKey>;

/** The fish game in a page: shot by shot, with the volley beside it. */
export function joinHunt(volley: FishBoard, table: BoardTable): FishBoard {
  const hunt = openHunt(table);
  const isHunting = () => !hunt.gun.getSnapshot().matches('volley');
  return {
    ...volley,
    stakeOf: (choice, chip) =>
      isHunting() ? priceOf(hunt.gun.getSnapshot().context) : (volley.stakeOf?.(choice, chip) ?? chip),
    table: (model) => (isHunting() ? huntTable(model, hunt) : volley.table(model)),
    controls: (model) => (isHunting() ? html`${nothing}` : huntSwitch(model, hunt)),
    act: (model, chips) => (isHunting() ? huntControls(model, hunt, chips) : null),
    said: (model) => (isHunting() ? saidOf(model, volley) : null),
    revealMs: (view, before) => (isHunting() ? 0 : volley.revealMs(view, before)),
  };
}
