import { createProveHuman } from '../../api/human/proveHuman.ts';
import { createPhoneAuth } from '../../api/phone/phoneAuth.ts';
import { createPhoneSessionStore } from '../../api/phone/phoneSessionStore.ts';
import { createReferralStore } from '../../machines/account/register/referralStore.ts';
import { wireRegister } from '../../machines/account/register/register.wire.ts';
import { createCountdownStore } from '../../machines/account/smsCode/countdownStore.ts';
import { RegisterDialog } from '../../ui/account/register/RegisterDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireRegister>>((deps) => ({
  logic: wireRegister({
    ...deps,
    countdowns: createCountdownStore(deps.storage),
    proveHuman: createProveHuman(deps.api),
    phone: createPhoneAuth((...request) => fetch(...request), createPhoneSessionStore(deps.storage)),
    referrals: createReferralStore(deps.storage),
  }),
  View: RegisterDialog,
}));
