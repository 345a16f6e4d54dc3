import { createProveHuman } from '../../api/human/proveHuman.ts';
import { browserPasskeys } from '../../api/passkeys.ts';
import { wireLogin } from '../../machines/login/login.wire.ts';
import { createPasswordVault } from '../../machines/login/passwordVault.ts';
import { createRememberStore } from '../../machines/login/rememberStore.ts';
import { createCountdownStore } from '../../machines/smsCode/countdownStore.ts';
import { LoginDialog } from '../../ui/login/LoginDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireLogin>>((deps) => ({
  logic: wireLogin({
    ...deps,
    countdowns: createCountdownStore(deps.storage),
    proveHuman: createProveHuman(deps.api),
    passkeys: browserPasskeys,
    remember: createRememberStore({
      page: document,
      secure: location.protocol === 'https:',
      vault: createPasswordVault(indexedDB, crypto),
      mayKeepPassword: deps.mayKeepPassword,
    }),
  }),
  View: LoginDialog,
}));
