import { createProveHuman } from '../../api/human/proveHuman.ts';
import { wireChangePassword } from '../../machines/account/changePassword/changePassword.wire.ts';
import { ChangePasswordDialog } from '../../ui/account/changePassword/ChangePasswordDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireChangePassword>>((deps) => ({
  logic: wireChangePassword({ ...deps, proveHuman: createProveHuman(deps.api) }),
  View: ChangePasswordDialog,
}));
