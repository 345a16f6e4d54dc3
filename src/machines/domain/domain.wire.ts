import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { systemContract } from '../../api/contract/system.ts';
import { domainMachine } from './domain.machine.ts';

export const wireDomain = ({ api }: { readonly api: ApiClient }) =>
  domainMachine.provide({ actors: { fetchDomains: apiActor(api, systemContract.domainRoute) } });
