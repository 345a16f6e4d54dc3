import { useTranslation } from 'react-i18next';
import type { Paged } from '../../machines/list/list.rules.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import type { FilterView } from './filterView.ts';
import type { ListState } from './listState.ts';

interface ListEmptyProps<Part extends Paged> extends ListState<Part> {
  readonly filters: readonly FilterView[];
  readonly title: string;
  readonly text: string;
}

/** Nothing matches: says so, and offers wider filters. */
export function ListEmpty<Part extends Paged>({ actor, context, filters, title, text }: ListEmptyProps<Part>) {
  const { t } = useTranslation();
  const { days, span } = context;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <>
          {filters.map(({ name, as, exact, label, options: [all] }) =>
            exact || as === 'tabs' || all === undefined || context.filters[name] === all.id ? null : (
              <Button key={name} onClick={() => actor.send({ type: 'list.filter', name, value: all.id })}>
                {`${label}: ${all.label}`}
              </Button>
            ),
          )}
          {days.from === '' || span === 'days30' ? null : (
            <Button onClick={() => actor.send({ type: 'list.span', span: 'days30' })}>{t('list_see_days30')}</Button>
          )}
        </>
      }
    />
  );
}
