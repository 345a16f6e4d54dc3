import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { circleCheckIcon, triangleAlertIcon } from './icons/form.ts';
import { xIcon } from './icons/shell.ts';
import styles from './Toast.module.css';

interface ToastProps {
  readonly tone?: 'gain' | 'danger';
  readonly icon?: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short result message, announced to screen readers, until dismissed. */
export function Toast({ tone = 'gain', icon, closeLabel, onClose, children }: ToastProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classes(styles.toast, styles[tone])}>
      <span className={styles.mark}>
        <Icon d={icon ?? (tone === 'danger' ? triangleAlertIcon : circleCheckIcon)} />
      </span>
      <span className={styles.words}>{children}</span>
      <IconButton icon={xIcon} label={closeLabel} onClick={onClose} />
    </div>
  );
}
