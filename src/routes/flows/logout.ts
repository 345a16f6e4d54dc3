import { wireLogout } from '../../machines/logout/logout.wire.ts';
import { LogoutDialog } from '../../ui/logout/LogoutDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireLogout>>((deps) => ({
  logic: wireLogout(deps),
  View: LogoutDialog,
}));
