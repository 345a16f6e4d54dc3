import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Balance } from '../balance/Balance.tsx';
import type { SiteProps } from '../shell/site.ts';
import { MemberPage } from './MemberPage.tsx';
import styles from './member.module.css';

/** The member's wallet: what the server says is in it (WALLET-01). */
export function WalletPage({ site }: SiteProps) {
  const { t } = useTranslation();
  const session = useSelector(site, ({ children }) => children.session);
  return (
    <MemberPage site={site} title={t('wallet_title')}>
      <section className={styles.panel} aria-labelledby="main-wallet">
        <h2 id="main-wallet">{t('wallet_main')}</h2>
        {session ? <SessionBalance session={session} /> : null}
        <p className={styles.hint}>{t('wallet_text')}</p>
      </section>
    </MemberPage>
  );
}

type Session = NonNullable<ReturnType<SiteProps['site']['getSnapshot']>['children']['session']>;

function SessionBalance({ session }: { readonly session: Session }) {
  const balance = useSelector(session, ({ children }) => children.balance);
  return balance ? <Balance balance={balance} /> : <span className={styles.blank} />;
}
