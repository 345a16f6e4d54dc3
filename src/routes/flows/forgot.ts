import { wireForgot } from '../../machines/account/forgot/forgot.wire.ts';
import { createCountdownStore } from '../../machines/account/smsCode/countdownStore.ts';
import { ForgotDialog } from '../../ui/account/forgot/ForgotDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireForgot>>((deps) => ({
  logic: wireForgot({ ...deps, countdowns: createCountdownStore(deps.storage) }),
  View: ForgotDialog,
}));
