import type { TFunction } from 'i18next';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpanChoice } from '../../machines/list/dateRange.ts';
import type { Paged } from '../../machines/list/list.rules.ts';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Tabs } from '../kit/Tabs.tsx';
import list from '../site/centre/list.module.css';
import { dateText } from '../site/clock/timeText.ts';
import { Chips } from './Chips.tsx';
import { CustomRange } from './CustomRange.tsx';
import { DayShifts } from './DayShifts.tsx';
import type { FilterView } from './filterView.ts';
import styles from './listPage.module.css';
import type { ListState } from './listState.ts';
import { Select } from './Select.tsx';

/** What is set behind the button of folded tools: the dates, and how many filters. */
function foldText(t: TFunction, { days, span, filters, offered, search }: ListState<Paged>['context']): string {
  const set = Object.entries(filters).filter(([name, value]) => value !== offered[name]?.[0]).length;
  const count = set + (search === '' ? 0 : 1);
  return [
    t('list_fold'),
    ...(days.from === ''
      ? []
      : [span === 'own' ? `${dateText(days.from)} – ${dateText(days.to)}` : t(`list_span_${span}`)]),
    ...(count > 0 ? [t('list_fold_set', { count })] : []),
  ].join(' · ');
}

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
  readonly folds: boolean;
  readonly views: ReactNode;
  readonly tools: ReactNode;
  readonly onRefresh: () => void;
}

/** Tabs, date range, the other filters, search and refresh of a list. */
export function ListFilters<Part extends Paged>(props: ListFiltersProps<Part>) {
  const { actor, context, busy, label, filters, searchLabel, searchLength, shifts, spans, onRefresh } = props;
  const { folds, views, tools } = props;
  const { t } = useTranslation();
  const { span, days, typed, tried, typedSearch } = context;
  const id = useId();
  const [isOpen, setOpen] = useState(false); // presentational: whether a phone shows the tools
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
      <div className={classes(list.fold, folds && !isOpen && list.folded)}>
        {folds ? (
          <Button
            size="small"
            className={list.opener}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {foldText(t, context)}
          </Button>
        ) : null}
        <section id={id} className={list.filters} aria-label={label}>
          {views}
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
      </div>
    </>
  );
}
