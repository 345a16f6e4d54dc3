import type { HelpArticle } from '../../../api/contract/public/help.ts';
import { Icon } from '../../kit/Icon.tsx';
import { helpIcon } from '../../kit/icons/help.ts';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { ArticleLink } from './ArticleLink.tsx';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';

interface QuestionsProps extends HelpProps {
  readonly articles: readonly HelpArticle[];
  /** With the answer in a sentence. */
  readonly withSummary?: boolean;
}

/** Articles to choose from. */
export function Questions({ actor, state, articles, withSummary }: QuestionsProps) {
  return (
    <ul className={styles.questions}>
      {articles.map(({ id, title, summary }) => (
        <li key={id}>
          <ArticleLink actor={actor} state={state} id={id}>
            <Icon d={helpIcon} />
            <span>
              <span>{title}</span>
              {withSummary ? <small>{summary}</small> : null}
            </span>
            <Icon d={chevronRightIcon} size="small" />
          </ArticleLink>
        </li>
      ))}
    </ul>
  );
}
