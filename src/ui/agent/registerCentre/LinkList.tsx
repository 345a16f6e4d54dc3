import { useTranslation } from 'react-i18next';
import type { RegisterLink } from '../../../api/contract/agent/registerCentre.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { chosenLink, PERMANENT } from '../../../machines/agent/registerCentre/registerCentre.rules.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { plusIcon } from '../../kit/icons/centre.ts';
import list from '../../site/centre/list.module.css';
import styles from './registerCentre.module.css';
import type { RegisterCentreProps } from './registerCentreProps.ts';

/** Every link of the agent; one goes on the ticket. */
export function LinkList({ actor, state }: RegisterCentreProps) {
  const { t } = useTranslation();
  const links = state.context.overview?.links ?? [];
  const chosen = chosenLink(state.context);
  return (
    <section className={classes(list.panel, styles.links)} aria-label={t('registerCentre_links')}>
      <div className={styles.bar}>
        <h3>{t('registerCentre_links')}</h3>
        <Button
          size="small"
          disabled={!state.can({ type: 'registerCentre.write' })}
          onClick={() => actor.send({ type: 'registerCentre.write' })}
        >
          <Icon d={plusIcon} size="small" />
          {t('registerCentre_new')}
        </Button>
      </div>
      {links.length === 0 ? (
        <div className={styles.none}>
          <strong>{t('registerCentre_none')}</strong>
          <p>{t('registerCentre_none_text')}</p>
        </div>
      ) : (
        <ul className={list.rows}>
          {links.map((link) => (
            <li key={link.id}>
              <button
                type="button"
                className={classes(list.row, styles.link)}
                aria-pressed={link.id === chosen?.id}
                aria-disabled={
                  (link.id !== chosen?.id && !state.can({ type: 'registerCentre.choose', id: link.id })) || undefined
                }
                onClick={() => actor.send({ type: 'registerCentre.choose', id: link.id })}
              >
                <LinkRow link={link} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkRow({ link: { id, code, label, isAgent, rate, joined, open } }: { readonly link: RegisterLink }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.name}>
        <strong>{code}</strong>
        <small>
          {id === PERMANENT ? t('registerCentre_permanent') : label}
          {isAgent ? ` · ${t('registerCentre_agent')}` : ''}
        </small>
      </span>
      <span className={styles.figure}>
        {rate === 0 ? t('registerCentre_rebate_level') : `${percentText(rate)}%`}
        {joined === null ? null : <small>{t('registerCentre_joined', { count: joined })}</small>}
      </span>
      <Badge {...(open ? { tone: 'gain' as const } : {})}>
        {t(open ? 'registerCentre_ticket_open' : 'registerCentre_ticket_closed')}
      </Badge>
    </>
  );
}
