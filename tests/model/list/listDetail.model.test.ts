import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { betsFlow } from './listDetail.spec.ts';

const REFRESHED = { sent: { type: 'list.refresh' }, to: 'list' };
const english = (to: 'list' | 'detail') => ({ sent: { type: 'page.language', language: 'EN' }, to });
const closed = { effects: [REFRESHED], sets: { opened: null, keyIndex: 1 } };
const detail = { language: 'TH', roundId: 'b3' };
const days = { from: '2026-11-20', to: '2026-11-21' };

describe('a list with a row in detail', () => {
  it.each(
    modelTests(betsFlow, [
      ['start 1', { calls: { list: { language: 'TH' } } }],
      ['start 2', { calls: { list: { language: 'TH', choice: { span: 'own', days, typed: days } } } }],
      ['open.listing, list.opened -> open.following', { calls: { detail }, sets: { opened: 'b3' } }],
      ['[W2] [design: a closed row may have changed] open.following, done detail -> open.listing', closed],
      ['[W2] [design: a broken row leads back to the list] open.following, error detail -> open.listing', closed],
      [
        '[design: the site is told of moved money] open.following, page.moneyMoved -> (stays)',
        { tells: [{ type: 'page.moneyMoved' }] },
      ],
      ['[LANG-06] open, page.language -> (stays)', { effects: [english('list')], sets: { language: 'EN' } }],
      [
        '[LANG-06] open.following, page.language -> (stays)',
        { effects: [english('list'), english('detail')], sets: { language: 'EN' } },
      ],
      ['[design: what may have been made is looked for] open, listDetail.refresh -> (stays)', { effects: [REFRESHED] }],
      [
        '[W2] [design: a broken list offers Retry] open, error list -> failed',
        { stops: ['detail'], sets: { opened: null, keyIndex: 1 } },
        'start 1, list.opened, list error',
      ],
      ['[ERR-27] failed, listDetail.retry -> open', { calls: { list: { language: 'TH' } } }],
    ]),
  )('%s', (_title, run) => run());
});
