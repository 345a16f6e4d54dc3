import { afterLoginMachine } from '../../machines/afterLogin/afterLogin.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { AfterLoginDialog } from '../../ui/afterLogin/AfterLoginDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof afterLoginMachine>((deps) => ({
  logic: plug(afterLoginMachine, deps),
  View: AfterLoginDialog,
}));
