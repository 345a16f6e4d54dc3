import { wireNotices } from '../../machines/notices/notices.wire.ts';
import { NoticesDialog } from '../../ui/notices/NoticesDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireNotices>>((deps) => ({
  logic: wireNotices(deps),
  View: NoticesDialog,
}));
