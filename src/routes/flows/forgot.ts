import { wireForgot } from '../../machines/forgot/forgot.wire.ts';
import { createCountdownStore } from '../../machines/smsCode/countdownStore.ts';
import { ForgotDialog } from '../../ui/forgot/ForgotDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireForgot>>((deps) => ({
  logic: wireForgot({ ...deps, countdowns: createCountdownStore(deps.storage) }),
  View: ForgotDialog,
}));
