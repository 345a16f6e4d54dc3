import { useTranslation } from 'react-i18next';
import { writePath } from '../../../machines/public/help/help.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { writeIcon } from '../../kit/icons/help.ts';
import { headsetIcon } from '../../kit/icons/shell.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import styles from './help.module.css';

interface PeopleProps extends SiteProps {
  readonly hours: string;
  /** This is the window of customer service itself. */
  readonly isService: boolean;
}

/** Ways to a person. */
export function People({ site, hours, isService }: PeopleProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.list} aria-labelledby="help-people">
      <h2 id="help-people">{t('help_people')}</h2>
      <ul className={styles.people}>
        <li>
          <Icon d={headsetIcon} />
          <span>
            <strong>{t('help_chat')}</strong>
            <small>{t('help_chat_note', { hours })}</small>
          </span>
          {isService ? null : (
            <Button size="small" variant="primary" onClick={() => site.send({ type: 'site.callService' })}>
              {t('help_chat_open')}
            </Button>
          )}
        </li>
        <li>
          <Icon d={writeIcon} />
          <span>
            <strong>{t('help_write')}</strong>
            <small>{t('help_write_note')}</small>
          </span>
          <ButtonLink size="small" href={writePath(null)} aria-label={t('help_write')}>
            {t('help_chat_open')}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
