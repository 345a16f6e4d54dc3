import { wireLogout } from '../../machines/account/logout/logout.wire.ts';
import { LogoutDialog } from '../../ui/account/logout/LogoutDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireLogout>>((deps) => ({
  logic: wireLogout(deps),
  View: LogoutDialog,
}));
