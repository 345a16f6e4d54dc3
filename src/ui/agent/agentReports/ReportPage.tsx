import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Paged } from '../../../machines/list/list.rules.ts';
import { ListPage, type ListPageProps } from '../../list/ListPage.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { ReportViews } from './ReportViews.tsx';
import type { ReportViewsActor, ReportViewsSnapshot } from './reportViewsState.ts';

interface ReportPart<Row extends object> extends Paged {
  readonly list: readonly Row[];
}

interface ReportPageProps<Row extends object, Part extends ReportPart<Row>> extends Omit<ListPageProps<Part>, 'rows'> {
  readonly columns: readonly ReportColumn<Row>[];
}

/** A report: a list as a table, with saved views and a choice of columns. */
export function ReportPage<Row extends { readonly id: string }, Part extends ReportPart<Row>>({
  columns,
  ...page
}: ReportPageProps<Row, Part>) {
  const views = useSelector(
    page.actor as unknown as AnyActorRef,
    (snapshot) => snapshot.children.views as unknown as ReportViewsActor | undefined,
  );
  const hidden = useSelector(
    views as AnyActorRef | undefined,
    (snapshot?: ReportViewsSnapshot) => snapshot?.context.hidden ?? NONE,
  );
  return (
    <ListPage<Part>
      {...page}
      folds
      views={
        views ? (
          <ReportViews
            actor={views}
            columns={columns.flatMap(({ id, label }) => (id === undefined ? [] : [{ id, label }]))}
            onKeep={() => page.actor.send({ type: 'list.keepView' })}
          />
        ) : null
      }
      rows={(rows) => <ReportTable columns={columns} rows={rows} hidden={hidden} />}
    />
  );
}

const NONE: readonly string[] = [];
