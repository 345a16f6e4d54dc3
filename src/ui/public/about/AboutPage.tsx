import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { CLAIM_DAYS, type Claims } from '../../../api/contract/public/claims.ts';
import type { aboutPage } from '../../../machines/public/about/about.machine.ts';
import { Icon } from '../../kit/Icon.tsx';
import { coinsIcon, depositIcon, shieldIcon, withdrawIcon } from '../../kit/icons/centre.ts';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import styles from './about.module.css';
import { spanText } from './spanText.ts';

/** The claims of the site (PROD-10…13, 15): times are measured, and missing where too few were. */
export function AboutPage({ actor }: { readonly actor: ActorRefFrom<typeof aboutPage.machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const claims = readOf({ actor, state }, 'claims');
  return (
    <div className={styles.page} aria-busy={claims.status === 'loading'}>
      <header>
        <h1>{t('about_title')}</h1>
        <p>{t('about_text')}</p>
      </header>
      <Query of={claims} failed={t('about_failed')} level={2} placeholder={<PagePlaceholder />}>
        {(known) => <ClaimCards claims={known} />}
      </Query>
      <p className={styles.final}>{t('about_final')}</p>
    </div>
  );
}

function ClaimCards({ claims }: { readonly claims: Claims }) {
  const { t, i18n } = useTranslation();
  const timeOf = ({ medianMs }: Claims['deposit']) =>
    medianMs === null ? t('about_unmeasured') : spanText(medianMs, i18n.language);
  const noteOf = ({ count, medianMs }: Claims['deposit']) =>
    t(medianMs === null ? 'about_too_few' : 'about_measured', { count, days: CLAIM_DAYS });
  const cards = [
    ['withdrawal', withdrawIcon, timeOf(claims.withdrawal), noteOf(claims.withdrawal)],
    ['deposit', depositIcon, timeOf(claims.deposit), noteOf(claims.deposit)],
    ['encryption', shieldIcon, t('about_encryption_figure'), t('about_encryption_note')],
    ['points', coinsIcon, t('about_points_figure'), t('about_points_note')],
  ] as const;
  return (
    <dl className={styles.cards}>
      {cards.map(([id, icon, figure, note]) => (
        <div key={id} className={styles.card}>
          <dt>
            <Icon d={icon} />
            {t(`about_${id}`)}
          </dt>
          <dd className={styles.figure}>{figure}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
