import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import type { Days, SpanChoice } from '../../machines/list/dateRange.ts';
import { pageSize as pageSizes } from '../../machines/list/list.events.ts';
import { type Paged, pagesOf } from '../../machines/list/list.rules.ts';
import { classes } from '../kit/classes.ts';
import { Pager } from '../kit/Pager.tsx';
import { ListSkeleton } from '../site/centre/ListSkeleton.tsx';
import list from '../site/centre/list.module.css';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { SwitchedOff } from '../states/SwitchedOff.tsx';
import type { FilterView } from './filterView.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ExportButton, ExportNotes } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import styles from './listPage.module.css';
import type { ListActor, ListSnapshot, ListState } from './listState.ts';
import { Select } from './Select.tsx';

export interface ListPageProps<Part extends Paged> {
  readonly actor: ListActor<Part>;
  /** What is listed, such as "Bets". */
  readonly label: string;
  /** The name of its filters, where the page has another list. */
  readonly filtersLabel?: string;
  /** The filters in their order, each with its name in the machine. */
  readonly filters?: readonly FilterView[];
  /** The label of the search field; none where the list cannot be searched. */
  readonly searchLabel?: string;
  readonly searchLength?: number;
  /** Sums over all rows that match, over the rows. */
  readonly sums?: (part: Part) => readonly (readonly [label: string, value: ReactNode])[];
  readonly rows: (rows: Part['list'], actor: ListActor<Part>) => ReactNode;
  /** Over the rows, and over the word that there are none. */
  readonly head?: (part: Part, days: Days) => ReactNode;
  /** All rows are on one page. */
  readonly whole?: true;
  /** The date range has buttons for the days before and after it. */
  readonly shifts?: true;
  /** The ready-made date ranges; those of every list where left out. */
  readonly spans?: readonly SpanChoice[];
  readonly emptyTitle: string;
  /** Text of an empty list, for the search of it. */
  readonly emptyText: string | ((search: string) => string);
  readonly failedTitle: string;
  /** On a phone its tools are behind a button that says what is set. */
  readonly folds?: true;
  /** Over the filters, and folded with them. */
  readonly views?: ReactNode;
  /** Beside Refresh. */
  readonly tools?: ReactNode;
  /** Refreshes more than the list, and whether it does so now. */
  readonly onRefresh?: () => void;
  readonly isRefreshing?: boolean;
}

const SPANS = ['week', 'days30', 'month', 'own'] as const satisfies readonly SpanChoice[];

/** A paged list on screen: filters, sums, rows, pager; each state has its view. */
export function ListPage<Part extends Paged>({ actor, rows, ...texts }: ListPageProps<Part>) {
  const { t } = useTranslation();
  const state = useSelector(actor as AnyActorRef, (snapshot): ListSnapshot<Part> => snapshot);
  const { context } = state;
  const { part, failure } = context;
  const { file } = state.children;
  if (state.matches('switchedOff')) return <SwitchedOff />;
  const refresh = texts.onRefresh ?? (() => actor.send({ type: 'list.refresh' }));
  const shown = () => {
    if (state.matches({ open: 'failed' })) {
      return (
        <LoadFailed title={texts.failedTitle} failure={failure} onRetry={() => actor.send({ type: 'list.refresh' })} />
      );
    }
    if (part === null) return <ListSkeleton rows={8} />;
    if (part.count === 0) {
      const empty = (
        <ListEmpty
          actor={actor}
          context={context}
          filters={texts.filters ?? []}
          title={texts.emptyTitle}
          text={typeof texts.emptyText === 'string' ? texts.emptyText : texts.emptyText(context.search)}
        />
      );
      return texts.head ? (
        <section className={list.panel} aria-label={texts.label}>
          {texts.head(part, context.days)}
          {empty}
        </section>
      ) : (
        empty
      );
    }
    const sums = texts.sums?.(part) ?? [];
    return (
      <section className={list.panel} aria-label={texts.label}>
        {texts.head?.(part, context.days)}
        {sums.length > 0 ? (
          <dl className={classes(list.sums, styles.sums)}>
            {sums.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {rows(part.list, actor)}
        {texts.whole ? null : <ListFoot actor={actor} context={context} />}
      </section>
    );
  };
  return (
    <div className={list.page}>
      <ListFilters
        actor={actor}
        context={context}
        busy={state.hasTag('busy') || texts.isRefreshing === true}
        filters={texts.filters ?? []}
        searchLabel={texts.searchLabel ?? null}
        searchLength={texts.searchLength}
        shifts={texts.shifts ?? false}
        spans={texts.spans ?? SPANS}
        tools={
          <>
            {texts.tools}
            {file ? <ExportButton actor={actor} /> : null}
          </>
        }
        onRefresh={refresh}
        folds={texts.folds ?? false}
        views={texts.views ?? null}
        label={texts.filtersLabel ?? t('list_filters')}
      />
      {file ? <ExportNotes file={file} /> : null}
      <div aria-busy={state.hasTag('busy')}>{shown()}</div>
    </div>
  );
}

/** Which rows of how many are on screen, rows per page, and the pager. */
function ListFoot<Part extends Paged>({ actor, context }: ListState<Part>) {
  const { t } = useTranslation();
  const { page, pageSize, part } = context;
  const size = Number(pageSize);
  const count = part?.count ?? 0;
  return (
    <div className={classes(list.foot, list.wide)}>
      <p className={styles.count}>
        {t('list_count', { first: (page - 1) * size + 1, last: Math.min(count, page * size), count })}
      </p>
      <Select
        label={t('list_page_size')}
        options={pageSizes.options.map((id) => ({ id, label: id }))}
        value={pageSize}
        onChange={(chosen) => actor.send({ type: 'list.pageSize', size: chosen })}
      />
      {count > size ? (
        <Pager
          page={page}
          pages={pagesOf(context)}
          label={t('list_pages')}
          previousLabel={t('pager_previous')}
          nextLabel={t('pager_next')}
          pageLabel={(number) => t('list_page', { page: number })}
          onPage={(number) => actor.send({ type: 'list.page', page: number })}
        />
      ) : null}
    </div>
  );
}
