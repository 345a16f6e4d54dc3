import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { articleOf, listPath } from '../../../machines/public/help/help.rules.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { ArticleView } from './ArticleView.tsx';
import { HelpList } from './HelpList.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';
import { People } from './People.tsx';
import { Topics } from './Topics.tsx';

/** Help as a page: the centre (ROUTE-27), without a header (ROUTE-28), or the window of customer service. */
export function HelpPage({ actor, site }: Pick<HelpProps, 'actor'> & SiteProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isIn = useSelector(site, ({ context }) => context.member !== null);
  const { place, topic, article: asked, centre, failure } = state.context;
  const article = articleOf(state.context);
  const back = (
    <a className={styles.back} href={listPath(place)}>
      <Icon d={chevronLeftIcon} size="small" />
      {t('help_all')}
    </a>
  );
  if (state.matches('failed')) {
    return (
      <div className={styles.page}>
        <LoadFailed title={t('help_failed')} failure={failure} onRetry={() => actor.send({ type: 'help.retry' })} />
      </div>
    );
  }
  if (article) {
    return (
      <div className={styles.page} aria-busy={state.hasTag('busy')}>
        <ArticleView actor={actor} state={state} article={article} canRate={isIn} back={back} />
      </div>
    );
  }
  return (
    <div className={classes(styles.page, place === 'service' && styles.narrow)} aria-busy={state.hasTag('busy')}>
      <header className={styles.ask}>
        <h1>{t(place === 'service' ? 'help_service_title' : 'help_title')}</h1>
        <HelpSearch actor={actor} state={state} />
      </header>
      {asked !== null && centre ? <EmptyState title={t('help_lost')} text={t('help_lost_text')} /> : null}
      {place === 'service' ? null : <Topics place={place} chosen={topic} />}
      {centre ? (
        <div className={styles.halves}>
          {place === 'service' ? <People site={site} hours={centre.hours} isService /> : null}
          <HelpList actor={actor} state={state} />
          {place === 'service' ? null : <People site={site} hours={centre.hours} isService={false} />}
        </div>
      ) : (
        <PagePlaceholder />
      )}
    </div>
  );
}
