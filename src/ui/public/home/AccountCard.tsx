import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { framePart, lazyView } from '../../lazyView.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import styles from './home.module.css';

const FreePlayOffer = framePart('FreePlayOffer');
const MemberPurse = lazyView(async () => (await import('./MemberCard.tsx')).MemberCard);

/** For a visitor, the ways in; for a member, the ways of the money and, on a wide screen, balance, level and last login. */
export function AccountCard({ site }: SiteProps) {
  const session = useSelector(site, ({ children }) => children.session);
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  return (
    <section className={styles.purse} data-visitor={signedIn ? undefined : ''}>
      {signedIn && session ? (
        <Suspense fallback={<span className={styles.purseLoading} />}>
          <MemberPurse site={site} session={session} />
        </Suspense>
      ) : (
        <VisitorPurse site={site} />
      )}
    </section>
  );
}

function VisitorPurse({ site }: SiteProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.welcome}>
        <h2 className={styles.purseTitle}>{t('purse_visitor_title')}</h2>
        <p className={styles.purseText}>{t('purse_visitor_text')}</p>
      </div>
      <div className={styles.ways}>
        <Suspense fallback={<span className={styles.freePlay} />}>
          <FreePlayOffer site={site} />
        </Suspense>
        <Button wide onClick={() => site.send({ type: 'site.register' })}>
          {t('sign_up')}
        </Button>
        <Button wide className={styles.logIn} onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>
          {t('log_in')}
        </Button>
      </div>
    </>
  );
}
