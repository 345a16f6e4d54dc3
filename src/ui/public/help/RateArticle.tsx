import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';

/** Whether an article has helped. */
export function RateArticle({ actor, state }: HelpProps) {
  const { t } = useTranslation();
  const { helpful, failure } = state.context;
  if (state.matches({ shown: 'rated' })) {
    return (
      <p className={styles.rate} role="status">
        {t(helpful ? 'help_thanks' : 'help_sorry')}
      </p>
    );
  }
  const isSending = state.matches({ shown: 'rating' });
  const isStill = !state.matches({ shown: 'unrated' });
  return (
    <>
      <div className={styles.rate}>
        <span>{t('help_rate')}</span>
        <Button
          size="small"
          disabled={isStill}
          busy={isSending && helpful}
          onClick={() => actor.send({ type: 'help.rate', helpful: true })}
        >
          {t('help_yes')}
        </Button>
        <Button
          size="small"
          disabled={isStill}
          busy={isSending && !helpful}
          onClick={() => actor.send({ type: 'help.rate', helpful: false })}
        >
          {t('help_no')}
        </Button>
      </div>
      <FailureNote failure={state.matches('shown') ? failure : null} />
    </>
  );
}
