import { wireRegister } from '../../machines/register/register.wire.ts';
import { RegisterDialog } from '../../ui/register/RegisterDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireRegister>>((deps) => ({
  logic: wireRegister(deps),
  View: RegisterDialog,
}));
