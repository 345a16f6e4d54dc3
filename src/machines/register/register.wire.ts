import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { registrationContract } from '../../api/contract/registration.ts';
import { registerMachine } from './register.machine.ts';

export const wireRegister = ({ api }: { readonly api: ApiClient }) =>
  registerMachine.provide({ actors: { fetchSettings: apiActor(api, registrationContract.settings) } });
