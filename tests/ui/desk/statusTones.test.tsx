// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { DeskPage } from '../../../src/ui/desk/DeskPage.tsx';
import { deskPageFlow } from '../../model/deskPage/deskPage.spec.ts';
import {
  adjustments,
  applications,
  exchanges,
  moves,
  news,
  promotionClaims,
  promotions,
  referrals,
  waiting,
  withdrawals,
} from '../../model/deskPage/deskParts.ts';
import { createHarness } from '../../model/kit/harness.ts';
import { done } from '../../model/kit/outcome.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { badgesIn } from '../kit/toneOf.ts';

/** The badges of a queue with one row of each status. */
function badgesOf({ list, ...part }: { readonly list: readonly object[] }, field: string, values: readonly string[]) {
  const bench = createHarness(deskPageFlow, deskPageFlow.inputs[0] ?? expect.unreachable());
  const rows = values.map((value) => ({ ...list[0], id: value, [field]: value }));
  bench.settle(bench.children().readPart, done({ part: { ...part, list: rows, count: rows.length }, waiting }));
  const { close } = onScreen<typeof bench.actor>((actor) => <DeskPage actor={actor} />)(bench.actor);
  const badges = [...document.querySelectorAll('li')].flatMap((row) => badgesIn(row));
  close();
  return badges;
}

interface Told {
  readonly [status: string]: readonly [string, 'gain' | 'danger' | 'accent' | 'info' | null];
}

it.each<[string, object, string, Told]>([
  [
    'withdrawals',
    withdrawals,
    'status',
    {
      requested: ['Requested', null],
      awaiting: ['Awaiting member', 'accent'],
      received: ['Received', 'gain'],
      rejected: ['Rejected, refunded', 'danger'],
    },
  ],
  [
    'exchanges',
    exchanges,
    'status',
    { inProgress: ['In progress', null], approved: ['Approved', 'gain'], rejected: ['Rejected', 'danger'] },
  ],
  [
    'referral rewards',
    referrals,
    'status',
    { inProgress: ['In review', null], approved: ['Approved', 'gain'], refused: ['Refused', 'danger'] },
  ],
  [
    'applications',
    applications,
    'status',
    {
      pending: ['Waiting for an answer', null],
      approved: ['Approved', 'gain'],
      refused: ['Declined', 'danger'],
      withdrawn: ['Withdrawn', null],
    },
  ],
  [
    'moves',
    moves,
    'status',
    { pending: ['Waits for a second operator', null], done: ['Moved', 'gain'], declined: ['Declined', 'danger'] },
  ],
  [
    'adjustments',
    adjustments,
    'status',
    { pending: ['Awaiting second approval', 'accent'], done: ['Done', 'gain'], declined: ['Declined', 'danger'] },
  ],
  [
    'claims of promotions',
    promotionClaims,
    'status',
    {
      applying: ['To review', null],
      rejected: ['Rejected', 'danger'],
      claim: ['Approved', 'gain'],
      claimed: ['Claimed', 'info'],
      issued: ['Paid', 'gain'],
      close: ['Closed', null],
    },
  ],
  [
    'promotions',
    promotions,
    'state',
    {
      running: ['On the site', 'gain'],
      scheduled: ['Scheduled', 'info'],
      draft: ['Drafts', 'accent'],
      ended: ['Ended', null],
    },
  ],
  [
    'news',
    news,
    'state',
    {
      running: ['On the site', 'gain'],
      scheduled: ['Scheduled', 'info'],
      draft: ['Drafts', 'accent'],
      ended: ['Ended', null],
    },
  ],
])('the desk shows the status of %s in its colour', (_what, part, field, told) => {
  const rows = part as { readonly list: readonly object[] };
  expect(badgesOf(rows, field, Object.keys(told))).toEqual(Object.values(told));
});
