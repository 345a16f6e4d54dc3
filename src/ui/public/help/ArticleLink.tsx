import type { ReactNode } from 'react';
import { articlePath } from '../../../machines/public/help/help.rules.ts';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';

interface ArticleLinkProps extends HelpProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads to an article: by its address on a page, within the modal there. */
export function ArticleLink({ actor, state, id, children }: ArticleLinkProps) {
  const { place } = state.context;
  if (place !== 'modal') {
    return (
      <a className={styles.question} href={articlePath(place, id)}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.question}
      aria-disabled={state.can({ type: 'help.open', article: id }) ? undefined : true}
      onClick={() => actor.send({ type: 'help.open', article: id })}
    >
      {children}
    </button>
  );
}
