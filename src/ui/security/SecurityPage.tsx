import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { securityMachine } from '../../machines/security/security.machine.ts';
import layout from '../centre/page.module.css';
import type { SiteProps } from '../shell/site.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { PaymentForms } from './PaymentForms.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

export type SecurityActor = ActorRefFrom<typeof securityMachine>;

/** The account page: who one is, and the passwords (MEMBER-05). */
export function SecurityPage({ actor, site }: SiteProps & { readonly actor: SecurityActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div className={layout.page}>
      <AccountPanel site={site} />
      <PaymentPanel actor={actor} state={state}>
        <PaymentForms actor={actor} state={state} />
      </PaymentPanel>
    </div>
  );
}
