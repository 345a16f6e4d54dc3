import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/Icon.tsx';
import { headsetIcon } from '../../kit/icons/shell.ts';
import styles from './protect.module.css';

/** The mental health line of Thailand. */
export function HelpLine() {
  const { t } = useTranslation();
  return (
    <section className={styles.help}>
      <Icon d={headsetIcon} />
      <p>
        {t('help_text')} <a href="tel:1323">{t('help_line')}</a>
      </p>
    </section>
  );
}
