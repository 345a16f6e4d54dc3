import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { announcementContract } from '../../api/contract/announcement.ts';
import { afterLoginMachine } from './afterLogin.machine.ts';

export const wireAfterLogin = ({ api }: { readonly api: ApiClient }) =>
  afterLoginMachine.provide({ actors: { fetchPopups: apiActor(api, announcementContract.list) } });
