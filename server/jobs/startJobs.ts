import { Cron } from 'croner';
import { closeAccounts } from '../account/account/closeAccounts.ts';
import { writeExports } from '../account/account/dataExport.ts';
import { sendNotices } from '../account/noticeSettings/sendNotices.ts';
import { settleAgreements } from '../agent/settlement/settleAgreements.ts';
import { renewDemoDraws } from '../database/seed/renewDemoDraws.ts';
import type { ServerDeps } from '../deps.ts';
import { findLinked } from '../desk/risk/findLinked.ts';
import { moveFiles } from '../files/moveFiles.ts';
import { creditBonuses } from '../member/bonus/creditBonuses.ts';
import { payBoard } from '../member/mission/payBoard.ts';
import { payReferrals } from '../member/referral/payReferrals.ts';
import { reconcile } from '../money/payment/reconcile.ts';
import { reconcileYesterday } from '../money/payment/reconcileDay.ts';
import { sendDueCallbacks } from '../money/payment/referenceProvider.ts';
import { autoConfirmReceipts } from '../money/withdraw/receiveAutomatically.ts';
import { sendReceiptReminders } from '../money/withdraw/remindOfReceipts.ts';
import { readResults } from '../play/lottery/readResults.ts';
import { tellDrawResults } from '../play/lottery/tellDrawResults.ts';
import { reconcileRounds } from '../play/provider/reconcileRounds.ts';
import { runPromotions } from '../public/promotion/runPromotions.ts';
import { rollUpDays } from '../rollUp/rollUpDays.ts';
import { cleanExpired } from './cleanExpired.ts';
import { verifyLedgerJob } from './proveLedger.ts';
import { publishAnchor } from './publishAnchor.ts';
import { removeTrials } from './removeTrials.ts';

interface Job {
  readonly name: string;
  /** Seconds, minutes, hours, day, month, weekday, in UTC. */
  readonly schedule: string;
  readonly run: (deps: ServerDeps) => Promise<void>;
}

/** What was proved is anchored: an anchor of faulty books would vouch for them. */
export async function proveAndAnchor(deps: ServerDeps): Promise<void> {
  const { faults } = await verifyLedgerJob(deps);
  if (faults.length === 0) await publishAnchor(deps);
}

/** Every job may run on several servers at once: unique keys in the database prevent duplicates. */
export const jobs: readonly Job[] = [
  { name: 'clean expired rows', schedule: '0 */10 * * * *', run: cleanExpired },
  { name: 'remove trial accounts', schedule: '30 5 * * * *', run: removeTrials },
  // The first call of a day would create the key too; this saves that call the wait.
  {
    name: 'make the seal key of the day',
    schedule: '5 0 0 * * *',
    run: async ({ sealKeys }) => void (await sealKeys.publicKeys()),
  },
  { name: 'let the built-in provider call back', schedule: '*/10 * * * * *', run: sendDueCallbacks },
  { name: 'reconcile payments', schedule: '5-59/10 * * * * *', run: reconcile },
  // Once an hour after midnight; a gateway that is away is asked again.
  { name: 'reconcile the payments of a day', schedule: '50 */10 * * * *', run: reconcileYesterday },
  { name: 'read lottery results', schedule: '*/20 * * * * *', run: (deps) => readResults(deps) },
  { name: 'tell draw results', schedule: '55 */5 * * * *', run: tellDrawResults },
  { name: 'reconcile open rounds', schedule: '45 * * * * *', run: (deps) => reconcileRounds(deps) },
  { name: 'remind of receipts', schedule: '15 * * * * *', run: sendReceiptReminders },
  { name: 'write data files', schedule: '*/10 * * * * *', run: writeExports },
  { name: 'send notices', schedule: '3-59/5 * * * * *', run: sendNotices },
  { name: 'close accounts', schedule: '40 2 * * * *', run: closeAccounts },
  { name: 'move files', schedule: '*/10 * * * * *', run: moveFiles },
  { name: 'count as received', schedule: '25 * * * * *', run: autoConfirmReceipts },
  // Twice a minute: a late void is in all totals within one.
  { name: 'roll up days', schedule: '20,50 * * * * *', run: (deps) => rollUpDays(deps) },
  { name: 'prove the books', schedule: '20 10 * * * *', run: proveAndAnchor },
  // Real-time salaries every five minutes (CONST-28); hours, days and months check their own due time. The delay lets
  // the
  // last bets of the five minutes commit.
  { name: 'settle agreements', schedule: '20 */5 * * * *', run: settleAgreements },
  // Rebates are due at 01:00, cash back on Mondays at 02:00.
  { name: 'credit bonuses', schedule: '5 */5 * * * *', run: creditBonuses },
  // Due on Mondays at 03:00.
  { name: 'pay the board of the week', schedule: '25 */5 * * * *', run: payBoard },
  { name: 'run promotions', schedule: '10,40 * * * * *', run: runPromotions },
  { name: 'find linked accounts', schedule: '50 25 * * * *', run: findLinked },
  { name: 'pay referrals', schedule: '35 */5 * * * *', run: payReferrals },
  // At 4:00 of the business day, when traffic is low.
  { name: 'renew the demo draws', schedule: '0 0 20 * * *', run: renewDemoDraws },
];

/** Starts the schedule and returns its stop function. A failed job is logged and runs again next time. */
export function startJobs(deps: ServerDeps): () => void {
  const running = jobs.map(
    ({ name, schedule, run }) =>
      new Cron(
        schedule,
        {
          timezone: 'UTC',
          protect: true,
          unref: true,
          catch: (error) => deps.health.jobFailed(name, error),
        },
        async () => {
          await run(deps);
          deps.health.jobDone(name);
        },
      ),
  );
  return () => {
    for (const job of running) job.stop();
  };
}
