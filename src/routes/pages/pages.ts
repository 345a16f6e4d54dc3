export { wireFeatures } from '../../machines/pages/features.wire.ts';

import type { FlowDeps } from '../flow.ts';
import type { LoadedPage } from '../page.ts';

type Chunk = () => Promise<{ readonly page: (deps: FlowDeps) => LoadedPage }>;

/** The pages that have a flow, by the name that `pageOf` reads from an address. */
export const pages: Readonly<Record<string, Chunk>> = {
  'member/securityCenter': () => import('./security.ts'),
  'member/transactionHistory': () => import('./statement.ts'),
  'member/transferFund': () => import('./funds.ts'),
  'member/transferUpline': () => import('./upline.ts'),
  'agent/transferDownline': () => import('./downlines.ts'),
  'member/depositv2': () => import('./deposit.ts'),
  'member/withdraw': () => import('./withdraw.ts'),
  pointMall: () => import('./pointMall.ts'),
  'member/contracts': async () => ({ page: (await import('./contracts.ts')).own }),
  'member/contractBills': async () => ({ page: (await import('./bills.ts')).own }),
  'agent/contractRequests': async () => ({ page: (await import('./contracts.ts')).given }),
  'agent/dividendRecord': async () => ({ page: (await import('./bills.ts')).dividend }),
  'agent/dailyWages': async () => ({ page: (await import('./bills.ts')).daily }),
  'agent/hourlySalary': async () => ({ page: (await import('./bills.ts')).hourly }),
  'agent/realTimeSalary': async () => ({ page: (await import('./bills.ts')).realTime }),
  'agent/realTimeRules': () => import('./realTimeRules.ts'),
};
