import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { circleCheckIcon, infoIcon, triangleAlertIcon } from './icons/form.ts';
import styles from './Note.module.css';

type Tone = 'info' | 'gain' | 'danger' | 'accent';

interface NoteProps {
  readonly tone?: Tone;
  /** `alert` for a new error, `status` for a success. */
  readonly role?: 'alert' | 'status';
  /** An icon of `icons/`; defaults to that of the tone. */
  readonly icon?: string;
  readonly children: ReactNode;
}

const ICONS: Record<Tone, string> = {
  info: infoIcon,
  gain: circleCheckIcon,
  danger: triangleAlertIcon,
  accent: infoIcon,
};

/** An inline message: information, warning, error or success. */
export function Note({ tone = 'info', role, icon = ICONS[tone], children }: NoteProps) {
  return (
    <div className={classes(styles.note, styles[tone])} role={role}>
      <Icon d={icon} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
