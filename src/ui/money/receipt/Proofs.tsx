import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proof } from '../../../machines/money/receipt/receipt.events.ts';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { xIcon } from '../../kit/icons/shell.ts';
import styles from './receipt.module.css';

export interface ProofsProps {
  readonly proofs: readonly Proof[];
  readonly disabled: boolean;
  readonly error: string | null | undefined;
  readonly onAdd: (proofs: readonly Proof[]) => void;
  readonly onRemove: (index: number) => void;
  /** Look and words; those of a withdrawal by default. */
  readonly variant?: ComponentProps<typeof FileButton>['variant'];
  readonly label?: string;
  readonly hint?: string;
}

/** Proof images: one to three, PNG or JPG (WD-05, CONST-24). */
export function Proofs({ proofs, disabled, error, onAdd, onRemove, variant = 'paper', label, hint }: ProofsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.proofs}>
      <FileButton
        label={label ?? t('receipt_proofs')}
        variant={variant}
        accept="image/png,image/jpeg"
        multiple
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        onFiles={(files) => onAdd(files.map((file) => ({ name: file.name, type: file.type, bytes: file.size, file })))}
      />
      <ul className={styles.names}>
        {proofs.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may have one name
          <li key={`${index} ${name}`}>
            <span>{name}</span>
            <IconButton
              icon={xIcon}
              size="small"
              label={t('receipt_proof_remove', { name })}
              disabled={disabled}
              onClick={() => onRemove(index)}
            />
          </li>
        ))}
      </ul>
      <FieldNotes id={`${id}-notes`} hint={hint ?? t('receipt_proofs_hint')} error={error} />
    </div>
  );
}
