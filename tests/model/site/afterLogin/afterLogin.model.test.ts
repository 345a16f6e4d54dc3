import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { afterLoginFlow } from './afterLogin.spec.ts';

describe('the after-login modal', () => {
  it.each(
    modelTests(afterLoginFlow, [
      'any, afterLogin.close -> closed',
      '[LOGIN-16] starting, always [isFirst] -> welcome',
      '[LOGIN-17] starting, always -> loading',
      '[LOGIN-16] welcome, afterLogin.next -> loading',
      'welcome, modal.language -> (stays)',
      'loading, modal.language -> loading',
      '[LOGIN-23] [MODAL-14] loading, done fetchPopups -> news',
      'loading, error fetchPopups [isNewsKnown] -> news',
      'loading, error fetchPopups -> withoutNews',
      'news, modal.language -> loading',
    ]),
  )('%s', (_title, run) => run());
});
