import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { siteFailureText } from '../../copy/siteFailureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { StaleNotice } from '../../states/StaleNotice.tsx';
import type { AnnouncementsActor } from './content.ts';
import styles from './home.module.css';

const ServerHtml = lazy(async () => ({ default: (await import('../../html/ServerHtml.tsx')).ServerHtml }));

/** The current promotions (HOME-06). */
export function Promotions({ announcements }: { readonly announcements: AnnouncementsActor }) {
  const { t } = useTranslation();
  const state = useSelector(announcements, (snapshot) => snapshot);
  const promotions = state.context.value?.promotion;

  return (
    <section id="promotions" tabIndex={-1} aria-labelledby="promotions-title" aria-busy={state.hasTag('busy')}>
      <h2 id="promotions-title" className={styles.sectionTitle}>
        {t('promotions_title')}
      </h2>
      <p className={styles.more}>
        <a href="/promotions">{t('promotions_all')}</a>
      </p>
      {promotions === undefined && state.matches('failed') ? (
        <ErrorState
          title={t('promotions_failed')}
          text={state.context.failure ? siteFailureText(t, state.context.failure) : ''}
          action={<Button onClick={() => announcements.send({ type: 'resource.retry' })}>{t('retry')}</Button>}
        />
      ) : null}
      {promotions === undefined && !state.matches('failed') ? (
        <div className={styles.promotions}>
          <Skeleton lines={3} />
        </div>
      ) : null}
      {promotions !== undefined && state.matches('failed') ? (
        <StaleNotice failure={state.context.failure} onRetry={() => announcements.send({ type: 'resource.retry' })} />
      ) : null}
      {promotions?.length === 0 ? <EmptyState title={t('promotions_empty')} text={t('promotions_empty_text')} /> : null}
      {promotions && promotions.length > 0 ? (
        <ul className={styles.promotions}>
          {promotions.map(({ id, title, content, link }, place) => (
            <li key={id}>
              <details className={styles.paper} open={place === 0}>
                <summary>
                  <span>{title}</span>
                  <Icon d={chevronDownIcon} />
                </summary>
                <Suspense fallback={null}>
                  <ServerHtml html={content} />
                </Suspense>
                {link === null ? null : <a href={link}>{t('promotions_more')}</a>}
              </details>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
