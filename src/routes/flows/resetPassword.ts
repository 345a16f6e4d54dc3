import { wireResetPassword } from '../../machines/account/resetPassword/resetPassword.wire.ts';
import { ResetPasswordDialog } from '../../ui/account/resetPassword/ResetPasswordDialog.tsx';
import { defineFlow } from '../flow.ts';
import { takeHash } from '../takeHash.ts';

export const flow = defineFlow<ReturnType<typeof wireResetPassword>>((deps) => ({
  logic: wireResetPassword({ ...deps, takeHash }),
  View: ResetPasswordDialog,
}));
