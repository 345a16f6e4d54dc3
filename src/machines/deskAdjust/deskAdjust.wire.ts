import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { deskContract } from '../../api/contract/desk.ts';
import { deskAdjustMachine } from './deskAdjust.machine.ts';

export const wireDeskAdjust = ({ api }: { readonly api: ApiClient }) =>
  deskAdjustMachine.provide({
    actors: {
      findMember: apiActor(api, deskContract.member),
      sendAdjustment: apiActor(api, deskContract.adjust),
    },
  });
