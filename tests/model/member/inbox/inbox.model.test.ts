import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { inboxFlow } from './inbox.spec.ts';

const REFRESHED = { sent: { type: 'list.refresh' }, to: 'list' };

describe('the page of messages', () => {
  it.each(
    modelTests(inboxFlow, [
      'open.reading, list.opened -> open.reading.following',
      'open.reading, page.address [isMessage] -> open.reading.following',
      'open.reading.choosing, always [hasOpened] -> open.reading.following',
      [
        'open.reading.following, done message -> open.reading.choosing',
        { effects: [REFRESHED], sets: { opened: null } },
      ],
      [
        'open.reading.following, error message -> open.reading.choosing',
        { effects: [REFRESHED], sets: { opened: null } },
      ],
      ['[MEMBER-17] open.reading.following, message.read -> (stays)', { effects: [REFRESHED] }],
      '[LANG-06] open.reading.following, page.language -> (stays)',
      '[LANG-06] open, page.language -> (stays)',
      [
        '[MEMBER-17] open.marking.resting, inbox.readAll -> open.marking.sending',
        { calls: { sendReadAll: { request: {} } } },
      ],
      ['open.marking.sending, done sendReadAll -> open.marking.resting', { effects: [REFRESHED] }],
      'open.marking.sending, error sendReadAll -> open.marking.resting',
      'open, error list -> failed',
      'failed, inbox.retry -> open',
    ]),
  )('%s', (_title, run) => run());

  it('[MEMBER-17] opens the message of its address, and another row in its place', () => {
    const { actor, seen } = createHarness(inboxFlow, { language: 'TH', address: '/member/messageV2?message=m1' });
    expect(seen(0).pending.message).toEqual({ id: 'm1', language: 'TH' });
    actor.send({ type: 'list.opened', id: 'm2' });
    expect(seen(0).pending.message).toEqual({ id: 'm2', language: 'TH' });
  });
});
