// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { registerCentreContract } from '../../../../src/api/contract/agent/registerCentre.ts';
import { madeAccountsMachine } from '../../../../src/machines/agent/registerCentre/madeAccounts.machine.ts';
import { MadeAccounts } from '../../../../src/ui/agent/registerCentre/MadeAccounts.tsx';
import { listContract } from '../../list/listContract.tsx';
import { someAccounts } from './registerCentre.data.ts';

describe('[AGENT-05] accounts made by hand', () => {
  it.each(
    listContract({
      machine: madeAccountsMachine,
      endpoint: registerCentreContract.accounts,
      view: (actor) => <MadeAccounts actor={actor} />,
      first: { page: 1, pageSize: '10' },
      changes: [],
      some: someAccounts,
      none: { list: [], count: 0 },
      rows: [
        'kaew2030 | Kaew · Member · 22/11/2026 19:42 | 0.5% | Not used yet | New password',
        'udon77 | Agent · 22/11/2026 19:42 | By VIP level | No own password yet | New password',
        'nok2029 | Nok · Member · 22/11/2026 19:42 | 0.25% | Password expired | New password',
        'ton2028 | Ton · Member · 22/11/2026 19:42 | 0.8% | In use',
      ],
      empty: ['No accounts yet', 'Accounts that you make yourself appear here.'],
      failed: 'The accounts could not be loaded',
      opens: 'account-4',
    }),
  )('%s', (_title, run) => run());
});
