import { createProveHuman } from '../../api/human/proveHuman.ts';
import { browserPasskeys } from '../../api/passkeys.ts';
import { wireLogin } from '../../machines/account/login/login.wire.ts';
import { createPasswordVault } from '../../machines/account/login/passwordVault.ts';
import { createRememberStore } from '../../machines/account/login/rememberStore.ts';
import { createCountdownStore } from '../../machines/account/smsCode/countdownStore.ts';
import { LoginDialog } from '../../ui/account/login/LoginDialog.tsx';
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
