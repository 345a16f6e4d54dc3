import { noticesMachine } from '../../machines/notices/notices.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { NoticesDialog } from '../../ui/notices/NoticesDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof noticesMachine>((deps) => ({
  logic: plug(noticesMachine, deps),
  View: NoticesDialog,
}));
