import { Cron } from 'croner';
import { renewDemoBoards } from '../database/seed/renewDemoBoards.ts';
import type { ServerDeps } from '../deps.ts';
import { reconcile } from '../payment/reconcile.ts';
import { callBackDue } from '../payment/referenceProvider.ts';
import { settleContracts } from '../settlement/settleContracts.ts';
import { receiveAutomatically } from '../withdrawal/receiveAutomatically.ts';
import { remindOfReceipts } from '../withdrawal/remindOfReceipts.ts';
import { cleanExpired } from './cleanExpired.ts';
import { proveLedger } from './proveLedger.ts';
import { removeTrials } from './removeTrials.ts';

interface Job {
  readonly name: string;
  /** Seconds, minutes, hours, day, month, weekday, in UTC. */
  readonly schedule: string;
  readonly run: (deps: ServerDeps) => Promise<void>;
}

/** Every job may run on several servers at once: what must happen once is kept by unique keys in the database. */
export const jobs: readonly Job[] = [
  { name: 'clean expired rows', schedule: '0 */10 * * * *', run: cleanExpired },
  { name: 'remove trial accounts', schedule: '30 5 * * * *', run: removeTrials },
  // The first call of a day would make the key too; this spares that caller the wait.
  {
    name: 'make the seal key of the day',
    schedule: '5 0 0 * * *',
    run: async ({ sealKeys }) => void (await sealKeys.publicKeys()),
  },
  { name: 'let the built-in provider call back', schedule: '*/10 * * * * *', run: callBackDue },
  { name: 'reconcile payments', schedule: '5-59/10 * * * * *', run: reconcile },
  { name: 'remind of receipts', schedule: '15 * * * * *', run: remindOfReceipts },
  { name: 'count as received', schedule: '25 * * * * *', run: receiveAutomatically },
  { name: 'prove the books', schedule: '20 10 * * * *', run: async (deps) => void (await proveLedger(deps)) },
  // Real-time salaries every five minutes (CONST-28); hours, days and months wait for their time themselves. By then what
  // was booked in the last moment of the five minutes is there to be seen.
  { name: 'settle contracts', schedule: '20 */5 * * * *', run: settleContracts },
  // At four in the morning of the business day, when few are here to see the board change.
  { name: 'renew the demo boards', schedule: '0 0 20 * * *', run: renewDemoBoards },
];

/** Starts the schedule and gives the way to stop it. A job that fails is logged and runs again next time. */
export function startJobs(deps: ServerDeps): () => void {
  const running = jobs.map(
    ({ name, schedule, run }) =>
      new Cron(
        schedule,
        {
          timezone: 'UTC',
          protect: true,
          unref: true,
          catch: (error) => deps.log.error({ err: error, job: name }, 'job failed'),
        },
        () => run(deps),
      ),
  );
  return () => {
    for (const job of running) job.stop();
  };
}
