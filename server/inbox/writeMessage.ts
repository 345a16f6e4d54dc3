import { randomUUID } from 'node:crypto';
import type { MessageKind, MessageTopic } from '../../src/api/contract/inbox.ts';
import { createCommitNotes } from '../database/commitNotes.ts';
import type { Database } from '../database/database.ts';
import type { StoredFacts } from '../database/inboxSchema.ts';
import { message } from '../database/schema.ts';

const written = createCommitNotes();

/** Notes that a member has another count of unread messages, to be told after the commit. */
export const noteUnread = written.note;
/** Listens to committed changes of members' unread messages. */
export const onUnread = written.listen;

/** The kind of every message that the server writes by itself. */
const KINDS: Readonly<Record<Exclude<MessageTopic, 'note'>, MessageKind>> = {
  depositPaid: 'payment',
  depositFailed: 'payment',
  depositExpired: 'payment',
  withdrawalApproved: 'payment',
  withdrawalRejected: 'payment',
  withdrawalPaid: 'payment',
  withdrawalFailed: 'payment',
  passwordChanged: 'security',
  paymentPasswordChanged: 'security',
  bankAccountAdded: 'security',
  newDevice: 'security',
  limitSet: 'security',
  limitRaiseAsked: 'security',
  limitRaised: 'security',
  breakTaken: 'security',
  excluded: 'security',
  contractOffered: 'upline',
  contractAccepted: 'upline',
  contractDeclined: 'upline',
};

interface NewMessage {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly at: number;
  readonly topic: keyof typeof KINDS;
  readonly facts?: StoredFacts;
}

/** Writes a message to a member, in the transaction of what it tells of. */
export async function writeMessage(
  db: Database,
  { merchantCode, memberId, at, topic, facts = {} }: NewMessage,
): Promise<void> {
  await db
    .insert(message)
    .values({ id: randomUUID(), merchantCode, memberId, kind: KINDS[topic], topic, facts, sentAt: at });
  noteUnread(memberId);
}
