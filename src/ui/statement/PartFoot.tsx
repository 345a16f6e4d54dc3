import { useTranslation } from 'react-i18next';
import { pageSize as pageSizes } from '../../machines/statement/statement.events.ts';
import { pagesOf, type StatementPart } from '../../machines/statement/statement.rules.ts';
import list from '../centre/list.module.css';
import { classes } from '../kit/classes.ts';
import { Pager } from '../kit/Pager.tsx';
import { Choice } from './Choice.tsx';
import type { StatementProps } from './StatementPage.tsx';
import styles from './statement.module.css';

/** Which of how many are on screen, and the way to the others. */
export function PartFoot({ actor, state, part }: StatementProps & { readonly part: StatementPart }) {
  const { t } = useTranslation();
  const { page, pageSize } = state.context;
  const first = (page - 1) * Number(pageSize) + 1;
  const last = Math.min(part.count, page * Number(pageSize));
  return (
    <div className={classes(list.foot, list.wide)}>
      <p className={styles.count}>{t('statement_count', { first, last, count: part.count })}</p>
      <Choice
        label={t('statement_size')}
        options={pageSizes.options.map((id) => ({ id, label: id }))}
        chosen={pageSize}
        onChoose={(size) => actor.send({ type: 'statement.choosePageSize', size })}
      />
      {part.count > Number(pageSize) ? (
        <Pager
          page={page}
          pages={pagesOf(state.context)}
          label={t('statement_pages')}
          previousLabel={t('pager_previous')}
          nextLabel={t('pager_next')}
          pageLabel={(number) => t('statement_page', { page: number })}
          onPage={(number) => actor.send({ type: 'statement.turnTo', page: number })}
        />
      ) : null}
    </div>
  );
}
