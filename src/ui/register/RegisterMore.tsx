import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { RegisterField as FieldName } from '../../api/contract/rules/registerForm.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { chevronDownIcon } from '../kit/icons/shell.ts';
import { RegisterField } from './RegisterField.tsx';
import styles from './register.module.css';
import type { RegisterActor } from './registerActor.ts';

interface RegisterMoreProps {
  readonly actor: RegisterActor;
  readonly fields: readonly FieldName[];
}

/** The optional fields, folded until the visitor or an error in one of them opens them. */
export function RegisterMore({ actor, fields }: RegisterMoreProps) {
  const { t } = useTranslation();
  const isOpen = useSelector(actor, ({ context }) => context.moreShown);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <div>
      <Button
        variant="plain"
        wide
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls="register-more"
        disabled={busy}
        onClick={() => actor.send({ type: 'register.toggleMore' })}
      >
        {t('register_more')}
        <Icon d={chevronDownIcon} />
      </Button>
      <div id="register-more" className={styles.moreFields} hidden={!isOpen} inert={!isOpen}>
        {fields.map((field) => (
          <RegisterField key={field} actor={actor} field={field} />
        ))}
      </div>
    </div>
  );
}
