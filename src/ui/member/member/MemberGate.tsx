import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { mayOpenMemberCentre } from '../../../machines/site/session/roles.ts';
import { isGamePath, isMallPath } from '../../../machines/site/site/site.rules.ts';
import { siteFailureText } from '../../copy/siteFailureText.ts';
import { Button } from '../../kit/Button.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { PageShape } from '../../states/PageShape.tsx';
import styles from './member.module.css';

/**
 * Replaces a members' page for those who may not see it: offers login to a visitor and tells a demo account what it
 * lacks (ROLE-13, 17). Waiting ends with an error.
 */
export function MemberGate({ site }: SiteProps) {
  const { t } = useTranslation();
  const { hasToken, member, path } = useSelector(site, ({ context }) => context);
  const session = useSelector(site, ({ children }) => children.session);
  const failed = useSelector(session, (state) => state?.matches({ signedIn: 'unknown' }) ?? false);
  const failure = useSelector(session, (state) => state?.context.failure ?? null);
  const isMall = isMallPath(path);
  const isTrial = member !== null && !mayOpenMemberCentre(hasToken, member.isAgent);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(isGamePath(path) ? 'nav_games' : isMall ? 'points_title' : 'centre_title')}</h1>
      {failed ? (
        <ErrorState
          level={2}
          title={t('member_unknown')}
          text={failure ? siteFailureText(t, failure) : null}
          action={<Button onClick={() => session?.send({ type: 'session.retry' })}>{t('retry')}</Button>}
        />
      ) : null}
      {hasToken && !isTrial && !failed ? <PageShape shape={isMall ? 'cards' : 'article'} /> : null}
      {hasToken && isTrial ? (
        <ErrorState
          level={2}
          title={t('dialog_in_need_true_account')}
          text={t('account_trial')}
          action={<Button onClick={() => site.send({ type: 'site.register' })}>{t('sign_up')}</Button>}
        />
      ) : null}
      {hasToken ? null : (
        <EmptyState
          level={2}
          title={t('dialog_not_logged_in')}
          text={t('purse_visitor_text')}
          action={
            <Button variant="primary" onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>
              {t('log_in')}
            </Button>
          }
        />
      )}
    </div>
  );
}
