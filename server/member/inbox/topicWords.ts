import type { MessageTopic } from '../../../src/api/contract/member/inbox.ts';
import type { StoredFacts } from '../../database/inboxSchema.ts';

/** Title and text of each topic; those of a note are the operator's. */
export type TopicWords = Readonly<
  Record<Exclude<MessageTopic, 'note'>, (facts: StoredFacts) => readonly [title: string, text: string]>
>;
