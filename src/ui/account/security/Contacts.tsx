import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ContactKind, Contacts as ContactsTold } from '../../../api/contract/account/account.ts';
import type { contactsMachine } from '../../../machines/account/contacts/contacts.machine.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import styles from './security.module.css';

interface ContactsProps {
  readonly actor: ActorRefFrom<typeof contactsMachine>;
}

const KINDS = ['mobile', 'email'] as const;

/** Phone number and email address, masked, with a way to add, confirm or change each. */
export function Contacts({ actor }: ContactsProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { contacts, kind, done, failure } = state.context;
  const isOpen = state.hasTag('open');
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('contacts_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'contacts.retry' })}
      />
    );
  }
  return (
    <>
      <dl className={styles.rows} aria-busy={contacts === null}>
        {KINDS.map((one) => (
          <Row key={one} actor={actor} kind={one} contacts={contacts} isStill={!state.matches('shown')} />
        ))}
      </dl>
      {done !== null && !isOpen ? (
        <div className={styles.told}>
          <Note tone="gain" role="status">
            {t(`contacts_done_${done}`)}
          </Note>
        </div>
      ) : null}
      {isOpen ? <ContactDialog actor={actor} title={titleOf(t, contacts, kind)} /> : null}
    </>
  );
}

interface RowProps extends ContactsProps {
  readonly kind: ContactKind;
  readonly contacts: ContactsTold | null;
  readonly isStill: boolean;
}

function Row({ actor, kind, contacts, isStill }: RowProps) {
  const { t } = useTranslation();
  const contact = contacts?.[kind] ?? null;
  const act = t(contact === null ? 'contacts_add' : contact.confirmed ? 'contacts_change' : 'contacts_confirm');
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{t(`contacts_${kind}`)}</dt>
      <dd className={styles.value}>
        {contacts === null ? '…' : (contact?.masked ?? t('contacts_none'))}
        {contact === null || contact.confirmed ? null : (
          <span className={styles.badge}>
            <Badge>{t('contacts_unconfirmed')}</Badge>
          </span>
        )}
      </dd>
      <dd className={styles.act}>
        <Button
          size="small"
          aria-label={t(`contacts_which_${kind}`, { act })}
          disabled={isStill}
          onClick={() => actor.send({ type: 'contacts.change', kind })}
        >
          {act}
        </Button>
      </dd>
    </div>
  );
}

function titleOf(t: TFunction, contacts: ContactsTold | null, kind: ContactKind): string {
  const contact = contacts?.[kind] ?? null;
  if (contact === null) return t(`contacts_title_add_${kind}`);
  return contact.confirmed ? t(`contacts_title_${kind}`) : t('contacts_title_confirm');
}
