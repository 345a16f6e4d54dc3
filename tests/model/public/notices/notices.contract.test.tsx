// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementContract } from '../../../../src/api/contract/public/announcement.ts';
import { noticesDialog } from '../../../../src/machines/public/notices/notices.machine.ts';
import { openNotices, shownPage, toggled } from '../../../../src/machines/public/notices/notices.rules.ts';
import { NoticesDialog } from '../../../../src/ui/public/notices/NoticesDialog.tsx';
import { announcements, notice } from '../../announcements.ts';
import { press } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';

const ten = Array.from({ length: 10 }, (_, index) => notice(`n${index + 1}`));
const none = { selected: null, page: null, open: null };

describe('[MODAL-05] [NOTICE-08] the notices', () => {
  it.each(
    pageContract({
      page: noticesDialog,
      view: (actor) => <NoticesDialog actor={actor} />,
      input: { selected: 'n10' },
      reads: {
        notices: {
          endpoint: announcementContract.list,
          request: { types: 'PL,H', platform: 'W', language: 'TH' },
          values: [announcements({ player: ten }), announcements({ player: ten.slice(0, 2) }), announcements({})],
          failed: 'The notices could not be loaded',
        },
      },
      choices: [
        [() => press('Page 1'), {}],
        [() => screen.getByText('title of n10').click(), {}],
      ],
      ends: [[() => press('Close'), undefined]],
    }),
  )('%s', (_title, run) => run());

  it.each([
    [none, 1, []],
    [{ ...none, selected: 'n10' }, 2, ['n10']],
    [{ ...none, selected: 'gone' }, 1, ['gone']],
    [{ selected: 'n10', page: 1, open: [] }, 1, []],
    [{ ...none, page: 2 }, 2, []],
    [{ ...none, page: 3 }, 1, []],
    [{ ...none, page: 0 }, 1, []],
    [{ ...none, page: 1.5 }, 1, []],
  ])('[NOTICE-01] [NOTICE-04] %o is page %i with %o open', (chosen, page, open) => {
    expect([shownPage(ten, chosen), openNotices(chosen)]).toEqual([page, open]);
  });

  it('[NOTICE-03] opens and closes each notice independently', () => {
    expect([toggled(['n10'], 'n1'), toggled(['n10', 'n1'], 'n10'), toggled(['n1'], 'n1')]).toEqual([
      ['n10', 'n1'],
      ['n1'],
      [],
    ]);
  });
});
