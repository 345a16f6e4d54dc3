// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { type Exchange as Asked, pointsContract } from '../../../../src/api/contract/member/points.ts';
import { exchangePage } from '../../../../src/machines/member/exchange/exchange.machine.ts';
import { Exchange } from '../../../../src/ui/member/exchange/Exchange.tsx';
import { pageContract } from '../../page/pageContract.tsx';
import { inProgress } from '../redeem/redeem.spec.ts';
import { converted } from './exchange.data.ts';

const rejected: Asked = {
  ...inProgress,
  status: 'rejected',
  remark: 'We do not send there.',
  reviewedAt: inProgress.createdAt + 3_600_000,
};

describe('[POINTS-03] an exchange', () => {
  it.each(
    pageContract({
      page: exchangePage,
      view: (actor) => <Exchange actor={actor} />,
      input: { id: 'x1' },
      close: 'All exchanges',
      reads: {
        exchange: {
          endpoint: pointsContract.detail,
          request: { id: 'x1', language: 'TH' },
          refresh: 'Refresh',
          values: [inProgress, rejected, converted],
          failed: 'The exchange could not be loaded',
        },
      },
    }),
  )('%s', (_title, run) => run());
});
