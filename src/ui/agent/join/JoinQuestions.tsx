import { useTranslation } from 'react-i18next';
import type { JoinProgram } from '../../../api/contract/agent/join.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import styles from './join.module.css';

/** What applicants ask. */
export function JoinQuestions({ program }: { readonly program: JoinProgram }) {
  const { t } = useTranslation();
  const names = ['pay', 'see', 'agents', 'upline', 'again'] as const;
  return (
    <section aria-labelledby="join-questions" className={styles.part}>
      <h2 id="join-questions" className={styles.heading}>
        {t('join_questions')}
      </h2>
      <div className={styles.fold}>
        {names.map((name, place) => (
          <details key={name} open={place === 0}>
            <summary>
              <span>{t(`join_ask_${name}`)}</span>
              <Icon d={chevronDownIcon} size="small" />
            </summary>
            <p>{t(`join_answer_${name}`, { days: program.againAfterDays })}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
