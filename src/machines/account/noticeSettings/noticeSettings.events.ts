import * as z from 'zod/mini';
import { noticeTopic } from '../../../api/contract/public/notices.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const noticeSettingsEvents = defineEvents({
  'noticeSettings.retry': emptyPayload,
  'noticeSettings.choose': z.object({ topic: noticeTopic, email: z.boolean(), push: z.boolean() }),
  'noticeSettings.pushOn': emptyPayload,
  'noticeSettings.pushOff': emptyPayload,
});
