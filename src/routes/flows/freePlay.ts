import { wireFreePlay } from '../../machines/account/freePlay/freePlay.wire.ts';
import { FreePlayDialog } from '../../ui/account/freePlay/FreePlayDialog.tsx';
import { defineFlow } from '../flow.ts';

const LONGEST_NAME = 64;

export const flow = defineFlow<ReturnType<typeof wireFreePlay>>((deps) => ({
  logic: wireFreePlay({ ...deps, os: (navigator.platform || 'unknown').slice(0, LONGEST_NAME) }),
  View: FreePlayDialog,
}));
