import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { SiteProps } from '../../site/shell/site.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { Devices } from './Devices.tsx';
import { MorePanel } from './MorePanel.tsx';
import { PaymentForms } from './PaymentForms.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { SignInWaysPanel } from './SignInWaysPanel.tsx';
import styles from './security.module.css';
import type { SecurityActor } from './securityActor.ts';

/** The account page: member, contacts, devices, passwords and bank accounts (MEMBER-05). */
export function SecurityPage({ actor, site }: SiteProps & { readonly actor: SecurityActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { devices, profile, contacts, signInWays } = state.children;
  // A fault of its own ends a part; the rest of the page goes on.
  const shown = living(devices);
  const ways = living(signInWays);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <AccountPanel site={site} profile={living(profile)} contacts={living(contacts)} />
        {shown ? <Devices actor={shown} /> : null}
      </div>
      <div className={styles.side}>
        {ways ? <SignInWaysPanel actor={ways} /> : null}
        <PaymentPanel actor={actor} state={state}>
          <PaymentForms actor={actor} state={state} />
        </PaymentPanel>
        <BankAccounts state={state} />
        <MorePanel />
      </div>
    </div>
  );
}

/** A part that has not ended by a fault. */
const living = <Part extends AnyActorRef>(part: Part | undefined): Part | null =>
  part?.getSnapshot().status === 'active' ? part : null;
