import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { downlinesMachine } from '../../machines/downlines/downlines.machine.ts';
import { pagesOf } from '../../machines/downlines/downlines.rules.ts';
import list from '../centre/list.module.css';
import layout from '../centre/page.module.css';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { Icon } from '../kit/Icon.tsx';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import { Pager } from '../kit/Pager.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { LineTransfer } from './LineTransfer.tsx';
import styles from './lineTransfer.module.css';

/** The members directly below, of whom an agent chooses one to send money to (WALLET-06). */
export function DownlinesPage({ actor }: { readonly actor: ActorRefFrom<typeof downlinesMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { downlines, typed, search, page, failure } = state.context;
  const { lineTransfer } = state.children;
  if (state.matches('sending') && lineTransfer) return <LineTransfer actor={lineTransfer} />;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('line_downlines_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'downlines.retry' })}
      />
    );
  }
  if (downlines === null) return <Skeleton lines={6} />;
  const isStill = state.hasTag('busy');
  const pages = pagesOf(state.context);
  return (
    <div className={layout.page} aria-busy={isStill}>
      <section className={layout.panel} aria-labelledby="downlines">
        <h3 id="downlines">{t('line_downlines')}</h3>
        <Form className={styles.search} busy={isStill} onSubmit={() => actor.send({ type: 'downlines.search' })}>
          <Field
            label={t('line_search')}
            value={typed}
            maxLength={60}
            autoComplete="off"
            readOnly={isStill}
            onChange={(value) => actor.send({ type: 'downlines.type', value })}
          />
          <Button type="submit" disabled={isStill}>
            {t('line_find')}
          </Button>
        </Form>
        {downlines.list.length === 0 ? (
          <p className={layout.label}>{search === '' ? t('line_downlines_none') : t('line_found_none', { search })}</p>
        ) : null}
        <ul className={list.rows}>
          {downlines.list.map(({ id, username, nickname }) => (
            <li key={id}>
              <button
                type="button"
                className={classes(list.row, styles.row)}
                aria-disabled={isStill ? true : undefined}
                onClick={() => actor.send({ type: 'downlines.choose', id })}
              >
                <span className={styles.who}>
                  <span>{nickname}</span>
                  <small className={layout.label}>{username}</small>
                </span>
                <Icon d={chevronRightIcon} />
              </button>
            </li>
          ))}
        </ul>
        {pages > 1 ? (
          <Pager
            label={t('line_pages')}
            previousLabel={t('pager_previous')}
            nextLabel={t('pager_next')}
            pageLabel={(number) => t('notices_page', { page: number })}
            page={page}
            pages={pages}
            disabled={isStill}
            onPage={(number) => actor.send({ type: 'downlines.page', page: number })}
          />
        ) : null}
      </section>
    </div>
  );
}
