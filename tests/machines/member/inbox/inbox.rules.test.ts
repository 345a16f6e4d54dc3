import { expect, it } from 'vitest';
import { messageOf } from '../../../../src/machines/member/inbox/inbox.rules.ts';

it('[MEMBER-17] finds the message of an address', () => {
  expect(messageOf('/member/messageV2?message=a-1')).toBe('a-1');
  expect(messageOf('/member/messageV2?from=x&message=b&more=1')).toBe('b');
  expect(messageOf('/member/messageV2')).toBeNull();
  expect(messageOf('/member/messageV2?message=')).toBeNull();
  expect(messageOf('/member/messageV2?message=a/b')).toBeNull();
});
