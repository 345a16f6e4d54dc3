import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { messageFlow, paid } from './message.spec.ts';

describe('a message', () => {
  it.each(
    modelTests(messageFlow, [
      [
        '[MEMBER-17] opening, done openMessage -> shown',
        { tells: [{ type: 'message.read' }], sets: { message: paid } },
      ],
      'opening, error openMessage -> failed',
      'failed, message.retry -> opening',
      ['[MEMBER-17] shown, message.keepUnread -> keepingUnread', { calls: { sendUnread: { request: { id: 'm2' } } } }],
      'keepingUnread, done sendUnread -> closed',
      'keepingUnread, error sendUnread -> shown',
      '[MEMBER-17] shown, message.remove -> asking',
      ['asking, message.confirm -> removing', { calls: { removeMessage: { request: { id: 'm2' } } } }],
      'asking, message.back -> shown',
      'removing, done removeMessage -> closed',
      'removing, error removeMessage -> shown',
      'any, message.close -> closed',
      '[LANG-06] any, page.language -> opening',
    ]),
  )('%s', (_title, run) => run());
});
