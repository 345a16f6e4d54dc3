import { randomUUID } from 'node:crypto';
import type { MessageKind, MessageTopic } from '../../../src/api/contract/member/inbox.ts';
import { noticeTopicOf } from '../../account/noticeSettings/noticeTopics.ts';
import { createCommitNotes } from '../../database/commitNotes.ts';
import type { Database } from '../../database/database.ts';
import type { StoredFacts } from '../../database/inboxSchema.ts';
import { message, noticeDue } from '../../database/schema.ts';

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
  mobileChanged: 'security',
  emailChanged: 'security',
  exportReady: 'security',
  closingCancelled: 'security',
  newDevice: 'security',
  secondFactorOn: 'security',
  secondFactorOff: 'security',
  recoveryCodesMade: 'security',
  recoveryCodeUsed: 'security',
  passkeyAdded: 'security',
  passkeyRemoved: 'security',
  limitSet: 'security',
  limitRaiseAsked: 'security',
  limitRaised: 'security',
  breakTaken: 'security',
  excluded: 'security',
  contractOffered: 'upline',
  contractAccepted: 'upline',
  contractDeclined: 'upline',
  lineRateChanged: 'upline',
  agentApproved: 'system',
  agentRefused: 'system',
  lineMoved: 'upline',
  promotionApproved: 'promotion',
  promotionRejected: 'promotion',
  promotionPaid: 'promotion',
  promotionExpired: 'promotion',
  promotionWon: 'promotion',
  drawResults: 'system',
  ticketAnswered: 'system',
  ticketClosed: 'system',
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
  const id = randomUUID();
  await db.insert(message).values({ id, merchantCode, memberId, kind: KINDS[topic], topic, facts, sentAt: at });
  if (noticeTopicOf(topic) !== null) await db.insert(noticeDue).values({ messageId: id, nextTryAt: at });
  noteUnread(memberId);
}
