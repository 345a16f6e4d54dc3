import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpanChoice } from '../../machines/list/dateRange.ts';
import type { Paged } from '../../machines/list/list.rules.ts';
import list from '../centre/list.module.css';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Tabs } from '../kit/Tabs.tsx';
import { Chips } from './Chips.tsx';
import { CustomRange } from './CustomRange.tsx';
import { DayShifts } from './DayShifts.tsx';
import type { FilterView } from './filterView.ts';
import styles from './listPage.module.css';
import type { ListState } from './listState.ts';
import { Select } from './Select.tsx';

/** The options of a filter, each with its text. */
export const optionsOf = <Id extends string>(ids: readonly Id[], text: (id: Id) => string): FilterView['options'] =>
  ids.map((id) => ({ id, label: text(id) }));

interface ListFiltersProps<Part extends Paged> extends ListState<Part> {
  readonly busy: boolean;
  readonly label: string;
  readonly filters: readonly FilterView[];
  readonly searchLabel: string | null;
  readonly searchLength: number | undefined;
  readonly shifts: boolean;
  readonly spans: readonly SpanChoice[];
  readonly tools: ReactNode;
  readonly onRefresh: () => void;
}

/** Tabs, date range, the other filters, search and refresh of a list. */
export function ListFilters<Part extends Paged>(props: ListFiltersProps<Part>) {
  const { actor, context, busy, label, filters, searchLabel, searchLength, shifts, spans, tools, onRefresh } = props;
  const { t } = useTranslation();
  const { span, days, typed, tried, typedSearch } = context;
  const filterOf = ({ name, as, label: of, options }: FilterView) => {
    const shared = { label: of, options };
    const chosen = context.filters[name] ?? '';
    const choose = (value: string) => actor.send({ type: 'list.filter', name, value });
    if (as === 'tabs') {
      return options.length > 1 ? (
        <Tabs key={name} label={of} tabs={options} selected={chosen} onSelect={choose} />
      ) : null;
    }
    if (as === 'chips') return <Chips key={name} label={of} chips={options} chosen={chosen} onChoose={choose} />;
    return <Select key={name} {...shared} value={chosen} onChange={choose} />;
  };
  return (
    <>
      {filters.filter(({ as }) => as === 'tabs').map(filterOf)}
      <section className={list.filters} aria-label={label}>
        {days.from === '' ? null : (
          <Chips
            label={t('list_range')}
            chips={spans.map((id) => ({ id, label: t(`list_span_${id}`) }))}
            chosen={span}
            onChoose={(id) => actor.send({ type: 'list.span', span: id })}
          />
        )}
        {span === 'own' ? (
          <CustomRange
            typed={typed}
            tried={tried}
            onDay={(end, value) => actor.send({ type: 'list.typeDay', end, value })}
            onSubmit={() => actor.send({ type: 'list.submitDays' })}
          />
        ) : null}
        {shifts ? <DayShifts actor={actor} /> : null}
        {filters.filter(({ as }) => as === 'chips').map(filterOf)}
        {searchLabel === null ? null : (
          <Form className={styles.search} busy={false} onSubmit={() => actor.send({ type: 'list.search' })}>
            <Field
              label={searchLabel}
              value={typedSearch}
              maxLength={searchLength}
              autoComplete="off"
              onChange={(value) => actor.send({ type: 'list.type', value })}
            />
            <Button type="submit">{t('list_search')}</Button>
          </Form>
        )}
        <div className={list.line}>
          {filters.filter(({ as }) => as === 'select').map(filterOf)}
          <div className={styles.tools}>
            {tools}
            <IconButton icon={refreshIcon} label={t('list_refresh')} busy={busy} onClick={onRefresh} />
          </div>
        </div>
      </section>
    </>
  );
}
