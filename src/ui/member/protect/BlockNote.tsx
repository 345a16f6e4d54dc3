import { useTranslation } from 'react-i18next';
import type { PlayBlock } from '../../../api/contract/member/protection.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { moonIcon } from '../../kit/icons/shell.ts';
import { Note } from '../../kit/Note.tsx';
import { dueText } from '../../site/clock/dueText.ts';
import styles from './protect.module.css';

/** The break or exclusion in force: until when, and that withdrawing stays open. */
export function BlockNote({ block: { kind, until, by } }: { readonly block: PlayBlock }) {
  const { t } = useTranslation();
  const time = until === null ? '' : dueText(t, until);
  const title = () => {
    if (by === 'operator') return until === null ? t('block_by_operator_ever') : t('block_by_operator', { time });
    if (until === null) return t('block_exclusion_ever');
    return t(`block_${kind}`, { time });
  };
  return (
    <div className={styles.block}>
      <Note tone="accent" icon={moonIcon}>
        <strong>{title()}</strong>
        <p>{t(until === null ? 'block_text_ever' : 'block_text')}</p>
        <ButtonLink size="small" href="/member/withdraw">
          {t('block_withdraw')}
        </ButtonLink>
      </Note>
    </div>
  );
}
