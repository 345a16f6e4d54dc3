import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { lazyView } from '../lazyView.ts';
import type { SiteProps } from '../shell/site.ts';
import styles from './home.module.css';

const FreePlayOffer = lazyView(async () => (await import('./FreePlayOffer.tsx')).FreePlayOffer);
const MemberPurse = lazyView(async () => (await import('./MemberCard.tsx')).MemberCard);

/** For a visitor, the login; for a member, balance, level and last login. */
export function AccountCard({ site }: SiteProps) {
  const session = useSelector(site, ({ children }) => children.session);
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  return (
    <section className={styles.purse}>
      {signedIn && session ? (
        <Suspense fallback={<span className={styles.purseBlank} />}>
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
      <h2 className={styles.purseTitle}>{t('purse_visitor_title')}</h2>
      <p className={styles.purseText}>{t('purse_visitor_text')}</p>
      <Button variant="primary" wide onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>
        {t('log_in')}
      </Button>
      <Button wide onClick={() => site.send({ type: 'site.register' })}>
        {t('sign_up')}
      </Button>
      <Suspense fallback={<span className={styles.freePlay} />}>
        <FreePlayOffer site={site} />
      </Suspense>
    </>
  );
}
