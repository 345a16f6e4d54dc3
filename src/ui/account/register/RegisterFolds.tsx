import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Fold } from '../../../machines/account/register/register.events.ts';
import { foldedFields } from '../../../machines/account/register/register.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import { areSameFields } from './areSameFields.ts';
import { RegisterField } from './RegisterField.tsx';
import styles from './register.module.css';
import type { RegisterActor } from './registerActor.ts';

/** The optional fields, folded until the visitor or an error in one of them opens them. */
export function RegisterFolds({ actor }: { readonly actor: RegisterActor }) {
  const folds = useSelector(
    actor,
    ({ context }) => (['invitation', 'more'] as const).filter((fold) => foldedFields(context, fold).length > 0),
    areSameFields,
  );
  if (folds.length === 0) return null;
  return (
    <div>
      <div className={styles.folds}>
        {folds.map((fold) => (
          <FoldButton key={fold} actor={actor} fold={fold} />
        ))}
      </div>
      {folds.map((fold) => (
        <FoldedFields key={fold} actor={actor} fold={fold} />
      ))}
    </div>
  );
}

interface FoldProps {
  readonly actor: RegisterActor;
  readonly fold: Fold;
}

const idOf = (fold: Fold): string => `register-${fold}`;

function FoldButton({ actor, fold }: FoldProps) {
  const { t } = useTranslation();
  const isOpen = useSelector(actor, ({ context }) => context.opened[fold]);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Button
      variant="plain"
      className={styles.fold}
      aria-expanded={isOpen}
      aria-controls={idOf(fold)}
      disabled={busy}
      onClick={() => actor.send({ type: 'register.toggleFold', fold })}
    >
      {t(`register_${fold}`)}
      <Icon d={chevronDownIcon} />
    </Button>
  );
}

function FoldedFields({ actor, fold }: FoldProps) {
  const fields = useSelector(actor, ({ context }) => foldedFields(context, fold), areSameFields);
  const isOpen = useSelector(actor, ({ context }) => context.opened[fold]);
  return (
    <div id={idOf(fold)} className={styles.folded} hidden={!isOpen} inert={!isOpen}>
      {fields.map((field) => (
        <RegisterField key={field} actor={actor} field={field} />
      ))}
    </div>
  );
}
