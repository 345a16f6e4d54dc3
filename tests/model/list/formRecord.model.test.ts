import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { depositPageFlow, ENGLISH, input, MADE, MOVED, STALE } from './formRecord.spec.ts';

const RECORD = { language: 'TH', keySeed: 'seed-of-a-page-record' };
const inEnglish = {
  effects: [
    { sent: ENGLISH, to: 'form' },
    { sent: ENGLISH, to: 'record' },
  ],
  sets: { language: 'EN' },
};

describe('a form beside its record', () => {
  it.each(
    modelTests(depositPageFlow, [
      ['start', { calls: { form: input, record: RECORD } }],
      ['[LANG-06] any, page.language -> (stays)', { sets: { language: 'EN' } }],
      [
        '[design: the site is told of moved money, whatever is broken] any, page.moneyMoved -> (stays)',
        { tells: [MOVED] },
      ],
      ['[LANG-06] form.running, page.language -> (stays)', inEnglish],
      ['form.running, page.moneyMoved -> (stays)', { tells: [MOVED], effects: [{ sent: MOVED, to: 'form' }] }],
      ['[design: a broken form leaves the record usable] form.running, error form -> form.broken', {}],
      [
        '[W2] [W8] form.broken, formRecord.retry -> form.running',
        { calls: { form: { ...input, keySeed: 'seed-of-a-page-r1' } }, sets: { restarts: 1 } },
      ],
      ['[LANG-06] record.running, page.language -> (stays)', inEnglish],
      ['record.running, list.opened -> (stays)', { effects: [{ sent: MADE, to: 'record' }] }],
      [
        '[design: what may have been made is looked for] record.running, listDetail.refresh -> (stays)',
        { effects: [{ sent: STALE, to: 'record' }] },
      ],
      ['[design: a broken record leaves the form usable] record.running, error record -> record.broken', {}],
      [
        '[W2] [W8] record.broken, formRecord.retry -> record.running',
        { calls: { record: { ...RECORD, keySeed: 'seed-of-a-page-r1-record' } }, sets: { restarts: 1 } },
      ],
    ]),
  )('%s', (_title, run) => run());
});
