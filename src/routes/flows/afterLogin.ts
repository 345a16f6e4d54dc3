import { afterLoginMachine } from '../../machines/site/afterLogin/afterLogin.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { AfterLoginDialog } from '../../ui/site/afterLogin/AfterLoginDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof afterLoginMachine>((deps) => ({
  logic: plug(afterLoginMachine, deps),
  View: AfterLoginDialog,
}));
