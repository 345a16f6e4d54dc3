import { plug } from '../../machines/support/plug.ts';
import { vendorGamesMachine } from '../../machines/vendorGames/vendorGames.machine.ts';
import { VendorGamesDialog } from '../../ui/vendorGames/VendorGamesDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof vendorGamesMachine>((deps) => ({
  logic: plug(vendorGamesMachine, deps),
  View: VendorGamesDialog,
}));
