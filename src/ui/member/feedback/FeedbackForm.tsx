import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { charCount, FEEDBACK_BOUNDS } from '../../../api/contract/rules/feedbackText.ts';
import type { feedbackMachine } from '../../../machines/member/feedback/feedback.machine.ts';
import { contentProblem, picturesProblem } from '../../../machines/member/feedback/feedback.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Form } from '../../kit/Form.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { ArticleNote } from './ArticleNote.tsx';
import { Pictures } from './Pictures.tsx';
import { QuestionTypes } from './QuestionTypes.tsx';

interface FeedbackFormProps {
  readonly actor: ActorRefFrom<typeof feedbackMachine>;
  readonly record: ReactNode;
}

/** A new ticket (FEEDBACK-02…04), beside the earlier ones. */
export function FeedbackForm({ actor, record }: FeedbackFormProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const { promises, typed, tried, failure, question, article, pictures } = context;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('feedback_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'feedback.retry' })}
      />
    );
  }
  if (promises === null) return <PagePlaceholder />;
  const { kept } = promises;
  const isStill = !state.matches('writing');
  const wrongText = tried ? contentProblem(context) : null;
  const wrongPictures = picturesProblem(context);
  return (
    <div className={classes(layout.page, layout.split)} aria-busy={state.hasTag('busy')}>
      <section className={layout.panel} aria-labelledby="feedback-new">
        <h3 id="feedback-new">{t('feedback_new')}</h3>
        <p className={layout.label}>
          {t('feedback_intro')}{' '}
          {kept
            ? t('feedback_kept', { percent: Math.floor((100 * kept.inTime) / kept.answers), count: kept.answers })
            : null}
        </p>
        <Form className={layout.form} busy={isStill} onSubmit={() => actor.send({ type: 'feedback.submit' })}>
          {article ? (
            <ArticleNote
              article={article}
              disabled={isStill}
              onDrop={() => actor.send({ type: 'feedback.dropArticle' })}
            />
          ) : null}
          <QuestionTypes
            promises={promises}
            chosen={question}
            disabled={isStill}
            error={tried && question === null ? t('feedback_type_missing') : null}
            onChoose={(chosen) => actor.send({ type: 'feedback.choose', question: chosen })}
          />
          <TextArea
            label={t('feedback_content')}
            value={typed}
            rows={6}
            readOnly={isStill}
            hint={t('feedback_count', { count: charCount(typed), most: FEEDBACK_BOUNDS.maxChars })}
            error={wrongText ? t(`feedback_${wrongText}`, FEEDBACK_BOUNDS) : null}
            onChange={(value) => actor.send({ type: 'feedback.type', value })}
          />
          <Pictures
            pictures={pictures}
            disabled={isStill}
            error={wrongPictures ? problemText(t, 'username', wrongPictures) : null}
            onAdd={(added) => actor.send({ type: 'feedback.addPictures', pictures: added })}
            onRemove={(index) => actor.send({ type: 'feedback.removePicture', index })}
          />
          {state.matches('unsure') ? (
            <OutcomeUnknownNote
              failure={failure}
              checkStatusLabel={t('feedback_look')}
              onResend={() => actor.send({ type: 'feedback.resend' })}
              onCheckStatus={() => actor.send({ type: 'feedback.checkStatus' })}
            />
          ) : (
            <>
              <FailureNote failure={failure} />
              <Button type="submit" variant="primary" wide busy={state.matches('sending')} disabled={isStill}>
                {t('feedback_submit')}
              </Button>
            </>
          )}
        </Form>
      </section>
      <section className={layout.page} aria-labelledby="feedback-list">
        <h3 id="feedback-list">{t('feedback_list')}</h3>
        {record}
      </section>
    </div>
  );
}
