import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/Icon.tsx';
import { usersIcon } from '../../kit/icons/centre.ts';
import { userIcon } from '../../kit/icons/form.ts';
import { hourglassIcon } from '../../kit/icons/games.ts';
import { megaphoneIcon } from '../../kit/icons/shell.ts';
import styles from './join.module.css';

/** What ends the agreement. */
export function JoinRules({ age }: { readonly age: number }) {
  const { t } = useTranslation();
  const rules = [
    { icon: userIcon, text: t('join_rule_age', { age }) },
    { icon: hourglassIcon, text: t('join_rule_break') },
    { icon: megaphoneIcon, text: t('join_rule_spam') },
    { icon: usersIcon, text: t('join_rule_self') },
  ];
  return (
    <section aria-labelledby="join-rules" className={styles.part}>
      <h2 id="join-rules" className={styles.heading}>
        {t('join_rules')}
      </h2>
      <ul className={styles.rules}>
        {rules.map(({ icon, text }) => (
          <li key={text}>
            <Icon d={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
