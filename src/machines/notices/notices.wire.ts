import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { announcementContract } from '../../api/contract/announcement.ts';
import { noticesMachine } from './notices.machine.ts';

export const wireNotices = ({ api }: { readonly api: ApiClient }) =>
  noticesMachine.provide({ actors: { fetchNotices: apiActor(api, announcementContract.list) } });
