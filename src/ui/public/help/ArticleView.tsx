import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpArticle, HelpBlock } from '../../../api/contract/public/help.ts';
import { writePath } from '../../../machines/public/help/help.rules.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';
import { Questions } from './Questions.tsx';
import { RateArticle } from './RateArticle.tsx';

interface ArticleViewProps extends HelpProps {
  readonly article: HelpArticle;
  /** Votes are for members. */
  readonly canRate: boolean;
  readonly back: ReactNode;
}

/** An article, whether it has helped, and what is close to it. */
export function ArticleView({ actor, state, article, canRate, back }: ArticleViewProps) {
  const { t } = useTranslation();
  const { centre, place } = state.context;
  const near = article.near.flatMap((id) => centre?.articles.find((other) => other.id === id) ?? []);
  const leave = place === 'modal' ? () => actor.send({ type: 'help.close' }) : undefined;
  const Title = place === 'modal' ? 'h3' : 'h1';
  return (
    <div className={styles.read}>
      <article className={styles.article}>
        {back}
        <header>
          <Title className={styles.articleTitle}>{article.title}</Title>
          {centre ? (
            <p className={styles.faint}>{t('help_updated', { time: dateTimeText(centre.serverTime) })}</p>
          ) : null}
        </header>
        <p className={styles.summary}>{article.summary}</p>
        {article.blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} onLeave={leave} />
        ))}
        {canRate ? <RateArticle actor={actor} state={state} /> : null}
      </article>
      <aside className={styles.beside}>
        <section className={styles.stuck}>
          <strong>{t('help_stuck')}</strong>
          <p>{t('help_stuck_text')}</p>
          <ButtonLink size="small" href={writePath(article.id)} onClick={leave}>
            {t('help_write')}
          </ButtonLink>
        </section>
        <section className={styles.panel} aria-labelledby="help-near">
          <h2 id="help-near" className={styles.panelTitle}>
            {t('help_near')}
          </h2>
          <Questions actor={actor} state={state} articles={near} />
        </section>
      </aside>
    </div>
  );
}

interface BlockProps {
  readonly block: HelpBlock;
  readonly onLeave: (() => void) | undefined;
}

function Block({ block, onLeave }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'link':
      return (
        <p>
          <ButtonLink href={block.path} onClick={onLeave}>
            {block.text}
          </ButtonLink>
        </p>
      );
  }
}
