import type { MessageTopic } from '../../../src/api/contract/member/inbox.ts';
import { type NoticeTopic, noticeTopic } from '../../../src/api/contract/public/notices.ts';

/** Messages that are also sent outside the site, by what the member chooses them as. None of them advertises. */
const topics: Readonly<Partial<Record<MessageTopic, NoticeTopic>>> = {
  withdrawalPaid: 'receipt',
  contractOffered: 'contract',
  newDevice: 'device',
  ticketAnswered: 'ticket',
};

export const noticeTopicOf = (topic: MessageTopic): NoticeTopic | null => topics[topic] ?? null;

/** As the settings list them. */
export const NOTICE_TOPICS = noticeTopic.options;
