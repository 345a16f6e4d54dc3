import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import styles from './join.module.css';
import type { JoinProps } from './joinProps.ts';

/** What it is about, over the brand's artwork, and the way in. */
export function JoinHero({ state, site }: Pick<JoinProps, 'state'> & SiteProps) {
  const { t } = useTranslation();
  const { program, standing } = state.context;
  const isVisitor = state.matches({ standing: 'visitor' });
  return (
    <header className={styles.hero}>
      <p className={styles.kicker}>{t('join_kicker')}</p>
      <h1 className={styles.title}>{t('join_title')}</h1>
      <p className={styles.lead}>{t('join_text')}</p>
      {program?.open === false && !standing?.isAgent ? <p className={styles.closed}>{t('join_closed')}</p> : null}
      {isVisitor && program?.open ? (
        <div className={styles.ways}>
          <Button variant="primary" onClick={() => site.send({ type: 'site.register' })}>
            {t('join_sign_up')}
          </Button>
          <Button onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>{t('join_log_in')}</Button>
        </div>
      ) : null}
      {standing?.isAgent ? (
        <div className={styles.ways}>
          {/* With a page load: the session learns that the member is an agent. */}
          <ButtonLink variant="primary" href="/agent" target="_self">
            {t('join_to_centre')}
          </ButtonLink>
        </div>
      ) : null}
      {standing && !standing.isAgent && program?.open ? (
        <div className={styles.ways}>
          <ButtonLink variant="primary" href="#application">
            {t(standing.application?.status === 'pending' ? 'join_to_application' : 'join_apply')}
          </ButtonLink>
        </div>
      ) : null}
    </header>
  );
}
