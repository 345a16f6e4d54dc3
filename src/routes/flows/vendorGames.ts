import { vendorGamesDialog } from '../../machines/play/vendorGames/vendorGames.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { VendorGamesDialog } from '../../ui/play/vendorGames/VendorGamesDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof vendorGamesDialog.machine>((deps) => ({
  logic: plug(vendorGamesDialog.machine, deps),
  View: VendorGamesDialog,
}));
