import { useSelector } from '@xstate/react';
import type { SiteProps } from '../shell/site.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { Devices } from './Devices.tsx';
import { PaymentForms } from './PaymentForms.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import styles from './security.module.css';
import type { SecurityActor } from './securityActor.ts';

/** The account page: member, contacts, devices, passwords and bank accounts (MEMBER-05). */
export function SecurityPage({ actor, site }: SiteProps & { readonly actor: SecurityActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { devices } = state.children;
  // A fault of its own ends the list; the rest of the page goes on.
  const hasDevices = devices?.getSnapshot().status === 'active';
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <AccountPanel site={site} status={state.context.status} />
        {devices && hasDevices ? <Devices actor={devices} /> : null}
      </div>
      <div className={styles.side}>
        <PaymentPanel actor={actor} state={state}>
          <PaymentForms actor={actor} state={state} />
        </PaymentPanel>
        <BankAccounts state={state} />
      </div>
    </div>
  );
}
