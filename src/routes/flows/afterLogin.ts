import { wireAfterLogin } from '../../machines/afterLogin/afterLogin.wire.ts';
import { AfterLoginDialog } from '../../ui/afterLogin/AfterLoginDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireAfterLogin>>((deps) => ({
  logic: wireAfterLogin(deps),
  View: AfterLoginDialog,
}));
