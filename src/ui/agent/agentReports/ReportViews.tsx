import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEWS } from '../../../api/contract/agent/reportViews.ts';
import {
  isNaming,
  nameProblem,
  refusedName,
  replacesChosen,
} from '../../../machines/agent/reportViews/reportViews.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Select } from '../../list/Select.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './reportViews.module.css';
import type { ReportViewsActor, ReportViewsSnapshot } from './reportViewsState.ts';

interface ReportViewsProps {
  readonly actor: ReportViewsActor;
  /** Columns that can be left out. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  /** Save what the report shows. */
  readonly onKeep: () => void;
}

/** Saved views of a report: pick, save, rename, delete, one default; and the choice of columns. */
export function ReportViews({ actor, columns, onKeep }: ReportViewsProps) {
  const { t } = useTranslation();
  const state = useSelector(actor as AnyActorRef, (snapshot): ReportViewsSnapshot => snapshot);
  const { views, chosen, hidden, failure } = state.context;
  const shown = views.find(({ id }) => id === chosen);
  const isDefault = shown?.isDefault === true;
  const isReady = state.matches('ready');
  return (
    <section className={styles.bar} aria-label={t('views_title')} aria-busy={state.hasTag('busy')}>
      <div className={styles.line}>
        <Select
          label={t('views_view')}
          disabled={!isReady}
          options={[
            { id: '', label: t('views_none') },
            ...views.map((view) => ({
              id: view.id,
              label: view.isDefault ? t('views_default_of', { name: view.name }) : view.name,
            })),
          ]}
          value={chosen ?? ''}
          onChange={(id) => actor.send({ type: 'reportViews.pick', id })}
        />
        <Button size="small" disabled={!isReady} onClick={onKeep}>
          {t('views_keep')}
        </Button>
        {chosen === null ? null : (
          <>
            <Button size="small" disabled={!isReady} onClick={() => actor.send({ type: 'reportViews.rename' })}>
              {t('views_rename')}
            </Button>
            <Button size="small" disabled={!isReady} onClick={() => actor.send({ type: 'reportViews.makeDefault' })}>
              {t(isDefault ? 'views_no_default' : 'views_make_default')}
            </Button>
            <Button size="small" disabled={!isReady} onClick={() => actor.send({ type: 'reportViews.remove' })}>
              {t('views_remove')}
            </Button>
          </>
        )}
        <details className={styles.columns}>
          <summary>{t('views_columns')}</summary>
          <fieldset className={styles.boxes} aria-label={t('views_columns')}>
            {columns.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={!hidden.includes(id)}
                onChange={() => actor.send({ type: 'reportViews.column', name: id })}
              />
            ))}
          </fieldset>
        </details>
      </div>
      {state.matches('naming') || (state.matches('saving') && isNaming(state.context.change)) ? (
        <NameForm actor={actor} context={state.context} busy={state.matches('saving')} />
      ) : (
        <FailureNote failure={failure} />
      )}
      {state.matches('confirming') ? (
        <Form className={styles.form} busy={false} onSubmit={() => actor.send({ type: 'reportViews.submit' })}>
          <p role="status">{t('views_remove_ask', { name: shown?.name ?? '' })}</p>
          <div className={styles.line}>
            <Button type="submit" variant="primary">
              {t('views_remove_yes')}
            </Button>
            <Button variant="plain" onClick={() => actor.send({ type: 'reportViews.cancel' })}>
              {t('views_cancel')}
            </Button>
          </div>
        </Form>
      ) : null}
      {state.matches('failed') ? (
        <Button size="small" onClick={() => actor.send({ type: 'reportViews.retry' })}>
          {t('views_retry')}
        </Button>
      ) : null}
    </section>
  );
}

interface NameFormProps extends Pick<ReportViewsSnapshot, 'context'> {
  readonly actor: ReportViewsActor;
  readonly busy: boolean;
}

function NameForm({ actor, context, busy }: NameFormProps) {
  const { t } = useTranslation();
  const refused = refusedName(context);
  const problem = refused ?? (context.tried ? nameProblem(context) : null);
  return (
    <Form className={styles.form} busy={busy} onSubmit={() => actor.send({ type: 'reportViews.submit' })}>
      <div className={styles.name}>
        <Field
          label={t('views_name')}
          value={context.name}
          hint={replacesChosen(context) ? t('views_replaces') : undefined}
          error={problem && t(`views_name_${problem}`, { most: problem === 'full' ? MAX_VIEWS : MAX_VIEW_NAME_LENGTH })}
          refused={refused !== null}
          maxLength={60}
          autoComplete="off"
          readOnly={busy}
          onChange={(value) => actor.send({ type: 'reportViews.type', value })}
        />
        <div className={styles.line}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('views_save')}
          </Button>
          <Button variant="plain" disabled={busy} onClick={() => actor.send({ type: 'reportViews.cancel' })}>
            {t('views_cancel')}
          </Button>
        </div>
      </div>
      {refused === null ? <FailureNote failure={context.failure} /> : null}
    </Form>
  );
}
