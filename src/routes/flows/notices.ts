import { noticesDialog } from '../../machines/public/notices/notices.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { NoticesDialog } from '../../ui/public/notices/NoticesDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof noticesDialog.machine>((deps) => ({
  logic: plug(noticesDialog.machine, deps),
  View: NoticesDialog,
}));
