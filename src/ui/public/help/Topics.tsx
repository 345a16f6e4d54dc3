import { useTranslation } from 'react-i18next';
import { type HelpTopic, helpTopic } from '../../../api/contract/public/help.ts';
import { type HelpPlace, topicPath } from '../../../machines/public/help/help.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { agreementIcon, depositIcon, gamepadIcon, handHeartIcon, withdrawIcon } from '../../kit/icons/centre.ts';
import { userIcon } from '../../kit/icons/form.ts';
import { giftIcon, walletIcon } from '../../kit/icons/shell.ts';
import styles from './help.module.css';

const icons: Readonly<Record<HelpTopic, string>> = {
  account: userIcon,
  deposit: depositIcon,
  withdrawal: withdrawIcon,
  wallet: walletIcon,
  bonus: giftIcon,
  game: gamepadIcon,
  agent: agreementIcon,
  protection: handHeartIcon,
};

interface TopicsProps {
  readonly place: HelpPlace;
  readonly chosen: HelpTopic | null;
}

/** The topics as stalls of a market. */
export function Topics({ place, chosen }: TopicsProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.topics} aria-label={t('help_topics')}>
      {helpTopic.options.map((topic) => (
        <a
          key={topic}
          href={topicPath(place, topic)}
          className={styles.stall}
          data-topic={topic}
          aria-current={topic === chosen ? 'true' : undefined}
        >
          <span className={styles.awning} />
          <Icon d={icons[topic]} />
          <strong>{t(`help_topic_${topic}`)}</strong>
          <small>{t(`help_topic_${topic}_note`)}</small>
        </a>
      ))}
    </nav>
  );
}
