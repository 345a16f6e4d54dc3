import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../api/failure.ts';
import type { EditorField } from '../../../machines/desk/deskEditor/deskEditor.events.ts';
import { shownFaults } from '../../../machines/desk/deskEditor/deskEditor.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './deskEditor.module.css';
import type { EditorProps, FormPartProps } from './editorProps.ts';
import { NewsFields } from './NewsFields.tsx';
import { PromotionFields } from './PromotionFields.tsx';

/** What is wrong with a field, saying what to enter. */
function faultText(t: TFunction, field: EditorField): string {
  switch (field) {
    case 'filters':
    case 'image':
    case 'percent':
    case 'prizes':
    case 'wagering':
    case 'days':
    case 'newDays':
    case 'games':
    case 'link':
    case 'startsAt':
    case 'endsAt':
      return t(`editor_wrong_${field}`);
    case 'amount':
    case 'least':
      return t('editor_wrong_amount');
    default:
      return t('editor_missing');
  }
}

/** The form of a promotion or news, with its own fields, the time, and what to do with it. */
export function EditorForm({ actor, state }: EditorProps) {
  const { t } = useTranslation();
  const { subject, typed, published, members, failure } = state.context;
  const faults = shownFaults(state.context);
  const parts: FormPartProps = {
    typed,
    readOnly: !state.matches('editing'),
    errorOf: (field) => (faults.includes(field) ? faultText(t, field) : null),
    fill: (field) => (value) => actor.send({ type: 'deskEditor.type', field, value }),
  };
  const isBusy = state.hasTag('busy');
  return (
    <Form className={styles.form} busy={isBusy} onSubmit={() => actor.send({ type: 'deskEditor.publish' })}>
      {members > 0 ? <Note>{t('editor_frozen', { count: members })}</Note> : null}
      {subject === 'promotion' ? <PromotionFields {...parts} isKindFixed={published} /> : <NewsFields {...parts} />}
      <section className={styles.part} aria-labelledby="editor-when">
        <h2 id="editor-when">{t('editor_when')}</h2>
        <div className={styles.pair}>
          {(['startsAt', 'endsAt'] as const).map((field) => (
            <Field
              key={field}
              type="datetime-local"
              label={t(`editor_${field}`)}
              value={typed[field]}
              readOnly={parts.readOnly}
              hint={t(`editor_${field}_hint`)}
              error={parts.errorOf(field)}
              onChange={parts.fill(field)}
            />
          ))}
        </div>
      </section>
      {faults.length > 0 ? (
        <Note tone="danger" role="alert">
          {t('editor_wrong', { count: faults.length })}
        </Note>
      ) : failure && isRefusal(failure, 'STATUS_CHANGED') ? (
        <Note tone="danger" role="alert">
          {t('editor_overtaken')}
        </Note>
      ) : (
        <FailureNote failure={failure} />
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={!state.matches('editing')}>
          {t(published ? 'editor_publish_changes' : 'editor_publish')}
        </Button>
        {published ? null : (
          <Button
            disabled={!state.can({ type: 'deskEditor.saveDraft' })}
            onClick={() => actor.send({ type: 'deskEditor.saveDraft' })}
          >
            {t('editor_keep')}
          </Button>
        )}
      </div>
    </Form>
  );
}
